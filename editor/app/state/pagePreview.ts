import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Pointer } from '../../model/api.ts';
import { key, same } from '../../model/pointer.ts';
import {
  type FieldPlace,
  type FromPage,
  isPreviewMessage,
  type PreviewMode,
  type ToPage,
  type TypedText,
} from '../../model/previewMessages.ts';
import { editorWords } from '../../words.ts';
import { useConnection } from '../requests/connection.ts';
import { useRemembered } from './useRemembered.ts';

/** Milliseconds between two `preview:hello` messages until the page answers. */
const GREETING_INTERVAL = 500;
/** Milliseconds after a save until a page that does not show it counts as slow. */
const SLOW = 15_000;

/** The saved version of a file, and what is typed in its form. */
interface FormState {
  file: string;
  /** The saved version. */
  version: string;
  typed: TypedText[];
}

export interface PagePreview {
  /** Ref for the iframe. */
  frame: RefObject<HTMLIFrameElement | null>;
  /** The page to load; undefined while no preview runs. */
  source: string | undefined;
  onLoad: () => void;
  /** The iframe is blank: no page has loaded since the preview started. */
  isDrawing: boolean;
  /** Reloads the page. */
  reload: () => void;
  /** The iframe's React key: a new one reloads it. */
  round: string;
  mode: PreviewMode;
  setMode: (mode: PreviewMode) => void;
  /** The page does not show the focused field. */
  isMissing: boolean;
  /** Whether the page shows the saved version of a file; `unknown` if no page is loaded. */
  stateOf: (file: string) => 'shown' | 'waiting' | 'slow' | 'unknown';
  /** Sends what is typed to the page. */
  report: (form: FormState) => void;
  /** Highlights a field on the page. */
  highlight: (place: FieldPlace) => void;
}

export const PagePreviewContext = createContext<PagePreview | null>(null);

export const usePagePreview = () => useContext(PagePreviewContext);

const idOf = ({ file, at }: FieldPlace) => `${file} ${key(at)}`;
const samePlace = (one: FieldPlace, other: FieldPlace) =>
  one.file === other.file && same(one.at, other.at);

/**
 * The state of the page in the iframe, and the messages between it and the form.
 * @param address the page that shows the open file
 * @param onOpen opens the field of a text that was tapped
 */
export function useNewPagePreview(
  path: string,
  address: string,
  onOpen: (file: string, at: Pointer) => void,
  isPhone: boolean,
): PagePreview {
  const { isOffline, run, preview } = useConnection();
  const frame = useRef<HTMLIFrameElement>(null);
  const [mode, setMode] = useRemembered<PreviewMode>('preview-mode', ['edit', 'browse'], 'edit');
  const [round, setRound] = useState(0);
  /** The preview's origin when the iframe last loaded. */
  const [drawn, setDrawn] = useState<string>();
  const [page, setPage] = useState<{ path: string; versions: Record<string, string> }>();
  const [shownAddress, setShownAddress] = useState(address);
  const [isMissing, setMissing] = useState(false);
  const [form, setForm] = useState<FormState>();
  const [isSlow, setSlow] = useState(false);
  const highlighted = useRef<FieldPlace>(undefined);
  /** A file that was opened by a tap: the iframe keeps its page. */
  const tapped = useRef<string>(undefined);
  /** Saved texts that the page does not show yet. */
  const pending = useRef(new Map<string, TypedText>());
  const last = useRef<FormState>(undefined);
  const greeting = useRef<ReturnType<typeof setInterval>>(undefined);
  const origin = isOffline || !preview ? undefined : new URL(preview).origin;

  useEffect(() => {
    if (tapped.current !== path) setShownAddress(address);
    tapped.current = undefined;
    setMissing(false);
  }, [path, address]);

  const post = useCallback(
    (message: ToPage) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );

  const allTyped = useCallback(() => {
    const typed = new Map(pending.current);
    for (const one of last.current?.typed ?? []) typed.set(idOf(one), one);
    return [...typed.values()];
  }, []);

  const greet = useCallback(() => {
    post({ type: 'preview:hello', mode, hint: editorWords.page.hint, typed: allTyped() });
  }, [post, mode, allTyped]);

  const onLoad = useCallback(() => {
    setDrawn(origin);
    clearInterval(greeting.current);
    greet();
    greeting.current = setInterval(greet, GREETING_INTERVAL);
  }, [greet, origin]);
  useEffect(() => () => clearInterval(greeting.current), []);

  // On a phone, a sheet covers the lower half of the page.
  const scrolls = isPhone ? ('start' as const) : ('center' as const);

  const onMessage = useEffectEvent(({ source, origin: from, data }: MessageEvent) => {
    if (!origin || from !== origin || source !== frame.current?.contentWindow) return;
    if (!isPreviewMessage<FromPage>(data)) return;
    switch (data.type) {
      case 'preview:ready': {
        clearInterval(greeting.current);
        setPage({ path: data.path, versions: data.versions });
        for (const [id, { file }] of pending.current) {
          const saved = last.current?.file === file ? last.current.version : undefined;
          if (saved === undefined || data.versions[file] === saved) pending.current.delete(id);
        }
        post({ type: 'preview:typed', typed: allTyped() });
        if (highlighted.current)
          post({ type: 'preview:highlight', place: highlighted.current, scrolls });
        break;
      }
      case 'preview:open':
        highlighted.current = data.place;
        if (scrolls === 'start')
          post({ type: 'preview:highlight', place: data.place, scrolls: 'start' });
        tapped.current = data.place.file;
        onOpen(data.place.file, data.place.at);
        break;
      case 'preview:highlighted':
        if (!highlighted.current || !samePlace(data.place, highlighted.current)) break;
        setMissing(!data.isFound);
        // Change to the file's own page: if any shows the field, it does.
        if (!data.isFound) setShownAddress(address);
        break;
    }
  });
  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  const report = useCallback(
    (next: FormState) => {
      const before = last.current;
      if (before?.file === next.file && before.version !== next.version) {
        for (const one of before.typed) pending.current.set(idOf(one), one);
      } else if (before && before.file !== next.file) pending.current.clear();
      last.current = next;
      setForm(next);
      post({ type: 'preview:typed', typed: allTyped() });
    },
    [post, allTyped],
  );

  const highlight = (place: FieldPlace) => {
    const isSame = highlighted.current && samePlace(place, highlighted.current);
    highlighted.current = place;
    if (!isSame) post({ type: 'preview:highlight', place, scrolls });
  };

  const changeMode = (next: PreviewMode) => {
    setMode(next);
    post({ type: 'preview:mode', mode: next });
  };

  const stateOf = (file: string) => {
    if (!page || form?.file !== file || !frame.current) return 'unknown';
    const drawn = page.versions[file];
    if (drawn === undefined) return 'unknown';
    return drawn === form.version ? 'shown' : isSlow ? 'slow' : 'waiting';
  };

  const state = stateOf(path);
  const version = form?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew for each version
  useEffect(() => {
    setSlow(false);
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [state === 'waiting', version]);

  const source = origin && preview ? new URL(shownAddress, preview).href : undefined;
  return {
    frame,
    source,
    onLoad,
    isDrawing: origin !== undefined && drawn !== origin,
    reload: () => setRound(round + 1),
    round: `${run} ${round}`,
    mode,
    setMode: changeMode,
    isMissing,
    stateOf,
    report,
    highlight,
  };
}
