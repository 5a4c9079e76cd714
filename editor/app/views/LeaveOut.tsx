import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';

interface LeaveOutProps {
  isLeftOut: boolean;
  onLeaveOut: () => void;
}

/** Takes all of a file away that an inn can do without, such as the drawn map. */
export function LeaveOut({ isLeftOut, onLeaveOut }: LeaveOutProps) {
  const words = editorWords.field;
  if (isLeftOut) {
    return (
      <div role="status">
        <Notice>{words.leftOut}</Notice>
      </div>
    );
  }
  return (
    <div>
      <Button look="quiet" onClick={onLeaveOut}>
        {words.leaveOut}
      </Button>
    </div>
  );
}
