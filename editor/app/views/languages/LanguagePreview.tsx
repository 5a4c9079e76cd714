import { useEffect } from 'react';
import type { Pointer } from '../../../model/api.ts';
import { type Row, shownIn } from '../../../model/translations.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Preview } from '../../parts/Preview.tsx';
import { PagePreviewContext, useNewPagePreview } from '../../state/pagePreview.ts';
import type { LanguageColumn } from './LanguageRow.tsx';
import styles from './Languages.module.css';

const words = editorWords.languages;

/** A page to show in a language. */
export interface SeenPage {
  path: string;
  address: string;
  column: LanguageColumn;
}

interface LanguagePreviewProps extends SeenPage {
  rows: readonly Row[];
  /** The version of the saved translations. */
  version: string;
  /** A text of the page was tapped. */
  onOpen: (path: string, at: Pointer) => void;
  onClose: () => void;
}

/** A page with the inn's translations, saved or not, in place of its English sentences. */
export function LanguagePreview(props: LanguagePreviewProps) {
  const { path, address, column, rows, version, onOpen, onClose } = props;
  const preview = useNewPagePreview(path, address, onOpen, true);
  const { report } = preview;
  useEffect(() => {
    report({ file: path, version, typed: shownIn(rows, column.code) });
  }, [report, path, version, rows, column]);
  return (
    <Dialog title={say(words.seen, { language: column.name })} onClose={onClose}>
      <PagePreviewContext value={preview}>
        <div className={styles['page']}>
          <Preview isPhone isFirst note={say(words.seenHelp, { language: column.name })} />
        </div>
      </PagePreviewContext>
    </Dialog>
  );
}
