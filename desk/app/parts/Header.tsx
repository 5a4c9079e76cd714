import { say } from '../../model/say.ts';
import { deskWords as words } from '../../words.ts';
import { useDesk } from '../state/desk.ts';
import { addressOf } from '../state/route.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Whose desk this is, how many samples are left, and the way to publish. */
export function Header({ isMenuOpen, onMenu }: HeaderProps) {
  const { inn, samples } = useDesk().tree;
  return (
    <header className={styles['header']}>
      <button
        type="button"
        className={styles['menu']}
        aria-expanded={isMenuOpen}
        aria-controls="menu"
        onClick={onMenu}
      >
        <Glyph name={isMenuOpen ? 'cross' : 'menu'} /> <span>{words.menu}</span>
      </button>
      <a className={styles['inn']} href={addressOf({ view: 'first' })} dir="auto">
        {inn}
      </a>
      {samples.left > 0 && (
        <a className={styles['samples']} href={addressOf({ view: 'samples' })}>
          <meter
            value={samples.total - samples.left}
            max={samples.total}
            aria-hidden="true"
            tabIndex={-1}
          />
          <span>{say(words.sample.progress, samples)}</span>
        </a>
      )}
      <a className={styles['publish']} href={addressOf({ view: 'publish' })}>
        {words.publish.title}
      </a>
    </header>
  );
}
