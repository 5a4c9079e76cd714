import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';

const words = editorWords.field;

interface LeaveOutProps {
  isLeftOut: boolean;
  onLeaveOut: () => void;
}

/** Removes the whole content of an optional file, such as the map. */
export function LeaveOut({ isLeftOut, onLeaveOut }: LeaveOutProps) {
  if (isLeftOut) {
    return (
      <div role="status">
        <Notice>{words.leftOut}</Notice>
      </div>
    );
  }
  return (
    <div>
      <Button variant="quiet" onClick={onLeaveOut}>
        {words.leaveOut}
      </Button>
    </div>
  );
}
