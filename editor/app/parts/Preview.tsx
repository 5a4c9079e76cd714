import { useLayoutEffect, useRef, useState } from 'react';
import { editorWords } from '../../words.ts';
import { useConnection } from '../requests/connection.ts';
import { usePagePreview } from '../state/pagePreview.ts';
import { useRemembered } from '../state/useRemembered.ts';
import { Button } from './Button.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './Preview.module.css';

const words = editorWords.page;
/** Widths of the simulated screens, in pixels. */
const WIDTHS = { phone: 390, computer: 1280 };
type Screen = keyof typeof WIDTHS;
const SCREENS: readonly Screen[] = ['phone', 'computer'];
const WISHES = ['shown', 'hidden'] as const;
const MODES = ['edit', 'browse'] as const;

interface PreviewProps {
  /** The window has room for only one of page and form. */
  isPhone: boolean;
  isFirst: boolean;
  /** Switches between page and form; left out where there is no form. */
  onPart?: (part: 'page' | 'form') => void;
  /** Replaces the help above the page. */
  note?: string;
}

/** The real page beside the form, at a phone's or a computer's width, scaled down to fit. */
export function Preview({ isPhone, isFirst, onPart, note: ownNote }: PreviewProps) {
  const { isOffline, preview: origin } = useConnection();
  const preview = usePagePreview();
  const [wish, setWish] = useRemembered('preview', WISHES, 'shown');
  const isShown = isPhone ? isFirst : wish === 'shown';
  const [screen, setScreen] = useRemembered('preview-screen', SCREENS, 'phone');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);

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

  if (!preview) return null;
  const { source, mode } = preview;
  const modeHelp = mode === 'edit' ? words.editHelp : words.browseHelp;
  const help = ownNote ?? modeHelp;
  const note = () => {
    if (isOffline) return words.away;
    if (!origin) return words.none;
    if (preview.isDrawing) return words.drawing;
    return preview.isMissing ? words.missing : help;
  };
  const scale = Math.min(1, room.width / WIDTHS[screen] || 1);
  return (
    <section className={styles['preview']} aria-label={words.label} data-shown={isShown}>
      <div className={styles['tools']}>
        {isPhone && onPart && (
          <Button onClick={() => onPart(isShown ? 'form' : 'page')}>
            {isShown ? words.allFields : words.show}
          </Button>
        )}
        {!isPhone && (
          <Button aria-expanded={isShown} onClick={() => setWish(isShown ? 'hidden' : 'shown')}>
            <Glyph name="page" /> {isShown ? words.hide : words.show}
          </Button>
        )}
        {isShown && (
          <>
            {SCREENS.map((one) => (
              <Button key={one} aria-pressed={screen === one} onClick={() => setScreen(one)}>
                <Glyph name={one} /> <span className={styles['word']}>{words[one]}</span>
              </Button>
            ))}
            {MODES.map((one) => (
              <Button key={one} aria-pressed={mode === one} onClick={() => preview.setMode(one)}>
                {words[one]}
              </Button>
            ))}
            <Button aria-label={words.again} onClick={preview.reload}>
              <Glyph name="again" />
            </Button>
          </>
        )}
      </div>
      {isShown && (
        <>
          <p className={styles['note']}>
            {note()}{' '}
            {source && (
              <a href={source} target="_blank" rel="noreferrer">
                {words.tab}
              </a>
            )}
          </p>
          <div ref={place} className={styles['place']}>
            {source && room.width > 0 && (
              <iframe
                key={preview.round}
                ref={preview.frame}
                src={source}
                title={words.title}
                onLoad={preview.onLoad}
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
