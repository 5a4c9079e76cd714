import { say, when } from '../../model/wording.ts';
import { editorWords as words } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useElsewhere } from '../requests/connection.ts';
import type { Editing } from '../state/editing.ts';
import type { Editor } from '../state/useEditor.ts';
import { SampleMark } from './SampleMark.tsx';

interface FormNoticesProps {
  editor: Editor;
  editing: Editing;
}

/** Notices above a form: a restored draft, another window, samples. */
export function FormNotices({ editor, editing }: FormNoticesProps) {
  const whole = editing.file.samples.find(({ pointer }) => pointer.length === 0);
  const elsewhere = useElsewhere(editing.file.path);
  return (
    <>
      {editing.restored && (
        <Notice>
          <p>{say(words.open.restored, { when: when(editing.restored) })}</p>
          <Button variant="quiet" onClick={editor.drop}>
            {words.drop}
          </Button>
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <div role="status">
          <Notice>
            {elsewhere.map(({ who }) => (
              <p key={who}>{who ? say(words.signIn.alsoThem, { who }) : words.signIn.alsoYou}</p>
            ))}
          </Notice>
        </div>
      )}
      {editor.other !== undefined && (
        <Notice>
          <p>{words.open.other}</p>
        </Notice>
      )}
      {whole && <SampleMark id="sample-whole" sample={whole} what={words.sample.title} />}
    </>
  );
}
