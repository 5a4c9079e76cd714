import { ActionButton } from '../../components/controls/Button.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { nightsBetween } from '../contract/dates.ts';
import { LONGEST_STAY } from '../contract/stay.ts';
import styles from './StayLine.module.css';

interface StayLineProps {
  checkin: string;
  checkout: string;
  /** A year among them is being asked about: the length of the stay would only follow from it. */
  unsure: boolean;
  onSwap: () => void;
}

function sentence(nights: number | undefined): string {
  if (nights === undefined) return '';
  if (nights < 0) return words.swapQuestion;
  if (nights > LONGEST_STAY) return words.longStay;
  return nights === 0 ? words.sameDay : words.nights(nights);
}

/** How long the stay is; dates in the wrong order are not refused, only asked about. */
export function StayLine({ checkin, checkout, unsure, onSwap }: StayLineProps) {
  const nights = unsure ? undefined : nightsBetween(checkin, checkout);
  return (
    <div className={styles.stay}>
      <p aria-live="polite" className={styles.line}>
        {sentence(nights)}
      </p>
      {nights !== undefined && nights < 0 && (
        <ActionButton onPress={onSwap}>{words.swap}</ActionButton>
      )}
    </div>
  );
}
