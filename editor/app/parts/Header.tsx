import { MarkLines } from '../../../src/components/layout/MarkLines.tsx';
import type { PublishPlan } from '../../model/publish.ts';
import { say, sayCount } from '../../model/wording.ts';
import { editorWords as words } from '../../words.ts';
import { photoSource } from '../requests/request.ts';
import { useEditorContext } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import { useAnswer } from '../state/useAnswer.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  /** The open view. */
  here: string;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The inn's name, the number of samples left, and the link to publish with the number of changes. */
export function Header({ here, isMenuOpen, onMenu }: HeaderProps) {
  const { tree } = useEditorContext();
  const { inn, logo, samples } = tree;
  // The tree is refetched after each save and publish.
  const [plan] = useAnswer<PublishPlan>('publish', { version: tree });
  const waiting = plan?.changes.length ?? 0;
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
        {logo ? <img src={photoSource(logo, 400)} alt={inn} /> : <Flower />}
        {!logo && <span>{inn}</span>}
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
      <a
        className={styles['publish']}
        href={addressOf({ view: 'publish' })}
        aria-current={here === 'publish' ? 'page' : undefined}
        data-waiting={waiting > 0}
      >
        {words.publish.title}
        {waiting > 0 && (
          <>
            {' '}
            <small title={sayCount(words.publish.waiting, waiting)}>
              <span aria-hidden="true">{waiting}</span>
              <span className="visually-hidden">{sayCount(words.publish.waiting, waiting)}</span>
            </small>
          </>
        )}
      </a>
    </header>
  );
}

/** The flower in the site's header, for an inn without a logo. */
function Flower() {
  return (
    <svg viewBox="0 0 48 48" width="36" height="36" fill="none" aria-hidden="true">
      <MarkLines />
    </svg>
  );
}
