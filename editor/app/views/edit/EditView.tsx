import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../../model/api.ts';
import { pointerOf } from '../../form/form.ts';
import { Preview } from '../../parts/Preview.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import { PagePreviewContext, useNewPagePreview } from '../../state/pagePreview.ts';
import { addressOf, type Route } from '../../state/route.ts';
import { useMediaQuery } from '../../state/useMediaQuery.ts';
import styles from './EditView.module.css';
import { FileView } from './FileView.tsx';

/** Below this the form does not fit beside the page. */
const PHONE = '(width < 48rem)';

type EditRoute = Extract<Route, { view: 'edit' }>;

/** The form of a file, with the page beside it. The page stays while a tap in it opens another form. */
export function EditView({ route }: { route: EditRoute }) {
  const { tree } = useEditorContext();
  const entry = tree.files.find((file) => file.path === route.path);
  const isPhone = useMediaQuery(PHONE);
  // A link to a field, such as from an error, opens the form.
  const [part, setPart] = useState<'page' | 'form'>(route.at ? 'form' : 'page');
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The field of a text that was tapped again, which leaves the address as it is.
  const [again, setAgain] = useState<{ from: EditRoute; to: EditRoute }>();
  /** The address of the field that was tapped in the page last. */
  const tapped = useRef('');
  const onOpen = useCallback(
    (path: string, at: Pointer) => {
      setSheetOpen(true);
      const to: EditRoute = { view: 'edit', path, at };
      const address = addressOf(to);
      tapped.current = address;
      if (window.location.hash === address) setAgain({ from: route, to });
      else window.location.hash = address;
    },
    [route],
  );
  useEffect(() => {
    // The form may be open already, on its page.
    if (route.at && addressOf(route) !== tapped.current) setPart('form');
  }, [route]);
  const shown = again?.from === route ? again.to : route;
  const preview = useNewPagePreview(route.path, entry?.address ?? '/', onOpen, isPhone);
  const { highlight } = preview;
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const at = target instanceof Element ? pointerOf(target) : undefined;
      if (at) highlight({ file: route.path, at });
    };
    const element = view.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [highlight, route.path]);
  const isPageFirst = isPhone && part === 'page' && preview.source !== undefined;
  const sheet = isPageFirst
    ? {
        isOpen: isSheetOpen,
        onClose: () => setSheetOpen(false),
        onAllFields: () => {
          setSheetOpen(false);
          setPart('form');
        },
      }
    : undefined;
  return (
    <PagePreviewContext value={preview}>
      <div ref={view} className={styles['view']}>
        <FileView key={route.path} path={route.path} at={shown.at} route={shown} sheet={sheet} />
        <Preview
          isPhone={isPhone}
          isFirst={isPageFirst}
          onPart={(next) => {
            setSheetOpen(false);
            setPart(next);
          }}
        />
      </div>
    </PagePreviewContext>
  );
}
