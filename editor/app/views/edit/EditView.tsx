import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../../model/api.ts';
import { pointerOf } from '../../form/form.ts';
import { Preview } from '../../parts/Preview.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import { PagePreviewContext, useNewPagePreview } from '../../state/pagePreview.ts';
import { addressOf, type EditRoute, navigate } from '../../state/route.ts';
import { useMediaQuery } from '../../state/useMediaQuery.ts';
import styles from './EditView.module.css';
import { FileView } from './FileView.tsx';

/** Below this the form does not fit beside the page. */
const PHONE = '(width < 48rem)';

/** The form of a file, with the page beside it. The page stays while a tap in it opens another form. */
export function EditView({ route }: { route: EditRoute }) {
  const { tree } = useEditorContext();
  const entry = tree.files.find((file) => file.path === route.path);
  const isPhone = useMediaQuery(PHONE);
  // A link to a field, such as from an error, opens the form.
  const [part, setPart] = useState<'page' | 'form'>(route.at ? 'form' : 'page');
  const [isSheetOpen, setSheetOpen] = useState(false);
  /** The address of the field that was tapped in the page last. */
  const tapped = useRef('');
  const onOpen = (path: string, at: Pointer) => {
    setSheetOpen(true);
    const field: EditRoute = { view: 'edit', path, at };
    tapped.current = addressOf(field);
    navigate(field);
  };
  useEffect(() => {
    if (addressOf(route) === tapped.current) return;
    setSheetOpen(false);
    // The file may be open already, with its page in front.
    if (route.at) setPart('form');
  }, [route]);
  const preview = useNewPagePreview(route.path, entry?.address ?? '/', onOpen, isPhone);
  // Keep an open sheet even while the server does not answer.
  const isPageFirst = isPhone && part === 'page' && (preview.source !== undefined || isSheetOpen);
  const onFocus = ({ target }: FocusEvent) => {
    const at = pointerOf(target);
    if (!at) return;
    preview.highlight({ file: route.path, at });
    // A preview that starts later must not replace the form.
    if (isPhone && !isPageFirst) setPart('form');
  };
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: observes which control has the focus */}
      <div className={styles['view']} onFocus={onFocus}>
        <FileView key={route.path} route={route} sheet={sheet} />
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
