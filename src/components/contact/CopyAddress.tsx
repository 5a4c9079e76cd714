import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { Address } from '../controls/Text.tsx';
import styles from './CopyAddress.module.css';

interface CopyAddressProps {
  name: string;
  parts: readonly string[];
}

const text = words.gettingHere;

/**
 * The inn's address with a button to copy it into a cab app. Without JavaScript there is no
 * button, and one press selects the whole address.
 */
export function CopyAddress({ name, parts }: CopyAddressProps) {
  return (
    <copy-text
      className={styles.copy}
      data-copied={text.copied}
      data-failed={text.notCopied}
      data-text={[name, ...parts].join(', ')}
    >
      <address>
        <Address parts={parts} streetAlone />
      </address>
      <button hidden type="button">
        <Icon name="copy" />
        {text.copy}
      </button>
      <span role="status" />
    </copy-text>
  );
}
