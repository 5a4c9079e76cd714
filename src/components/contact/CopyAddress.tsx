import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './CopyAddress.module.css';

interface CopyAddressProps {
  name: string;
  lines: readonly [string, string];
}

const text = words.gettingHere;

/**
 * The inn's address with a button to copy it into a cab app. Without JavaScript there is no
 * button, and one press selects the whole address.
 */
export function CopyAddress({ name, lines }: CopyAddressProps) {
  return (
    <copy-text
      className={styles.copy}
      data-copied={text.copied}
      data-failed={text.notCopied}
      data-text={[name, ...lines].join(', ')}
    >
      <address>
        {lines[0]}
        <br />
        {lines[1]}
      </address>
      <button hidden type="button">
        <Icon name="copy" />
        {text.copy}
      </button>
      <span role="status" />
    </copy-text>
  );
}
