import { useLayoutEffect, useRef, useState } from 'react';
import { editorWords } from '../../words.ts';
import { useConnection } from '../requests/connection.ts';
import { Button } from './Button.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './Preview.module.css';

interface PreviewProps {
  address: string;
  version: string;
}

const words = editorWords.page;
/** Widths of the simulated screens, in pixels. */
const WIDTHS = { phone: 390, computer: 1280 };
type Screen = keyof typeof WIDTHS;

/** The real page beside the form, as wide as on a phone or a computer, scaled down to fit. */
export function Preview({ address, version }: PreviewProps) {
  const { isOffline, run, preview } = useConnection();
  const [isShown, setShown] = useState(() => window.innerWidth >= 1280);
  const [screen, setScreen] = useState<Screen>('phone');
  const [round, setRound] = useState(0);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);
  const source = isOffline || !preview ? undefined : new URL(address, preview).href;
  const note = isOffline ? words.away : preview ? words.saved : words.none;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists only while shown
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);

  const scale = Math.min(1, room.width / WIDTHS[screen] || 1);
  return (
    <section className={styles['preview']} aria-label={words.label} data-shown={isShown}>
      <div className={styles['tools']}>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Glyph name="page" /> {isShown ? words.hide : words.show}
        </Button>
        {isShown && (
          <>
            {(['phone', 'computer'] as const).map((one) => (
              <Button key={one} aria-pressed={screen === one} onClick={() => setScreen(one)}>
                <Glyph name={one} /> {words[one]}
              </Button>
            ))}
            <Button aria-label={words.again} onClick={() => setRound(round + 1)}>
              <Glyph name="again" />
            </Button>
          </>
        )}
      </div>
      {isShown && (
        <>
          <p className={styles['note']}>
            {note}{' '}
            {source && (
              <a href={source} target="_blank" rel="noreferrer">
                {words.tab}
              </a>
            )}
          </p>
          <div ref={place} className={styles['place']}>
            {source && room.width > 0 && (
              <iframe
                key={`${run} ${round}`}
                src={source}
                title={words.title}
                data-version={version}
                style={{
                  inlineSize: WIDTHS[screen],
                  blockSize: room.height / scale,
                  translate: '-50%',
                  transform: `scale(${scale})`,
                }}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}
