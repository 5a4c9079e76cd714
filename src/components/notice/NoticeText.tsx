import { keyed } from '../controls/keyed.ts';
import { Band } from '../layout/Band.tsx';
import styles from './NoticeText.module.css';

/** The text on the notice's own page. */
export function NoticeText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Band joined>
      <div className={styles.text}>
        {keyed(paragraphs).map(([key, paragraph]) => (
          <p key={key}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
