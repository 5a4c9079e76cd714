import type { GuestCount } from '../../enquiry/contract/context.ts';
import { words } from '../../site/words/index.ts';
import type { Climate } from '../../site/words/whichRoom.ts';
import { NoRoom, type NoRoomProps } from './NoRoom.tsx';
import styles from './RoomQuestions.module.css';

export interface RoomQuestionsProps {
  /** Party sizes; the last says "or more". Empty if all rooms sleep the same number. */
  guests: { guests: GuestCount; href: string }[];
  /** Empty if all rooms have the same climate. */
  climates: { climate: Climate; href: string }[];
  /** Whether the page compares the rooms in a table. */
  hasTable: boolean;
  /** The number of rooms, and the link to all of them. */
  total: number;
  allHref: string;
  /** Shown when no room fits. */
  none: NoRoomProps;
}

const text = words.whichRoom;

interface Answer {
  href: string;
  /** The value in the address. */
  value: string | number;
  name: string;
  /** The accessible name where the visible one is only a figure. */
  label?: string;
}

interface QuestionProps {
  ask: 'guests' | 'climate';
  question: string;
  answers: Answer[];
}

function Question({ ask, question, answers }: QuestionProps) {
  return (
    <li className={styles.question}>
      <span id={`ask-${ask}`}>{question}</span>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul aria-labelledby={`ask-${ask}`} className={styles.answers} role="list">
        {answers.map(({ href, value, name, label }) => (
          <li key={value}>
            <a
              aria-current="false"
              aria-label={label}
              data-answer={value}
              data-ask={ask}
              href={href}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * Two questions that help choose a room. As served, the answers link to rows of the table of
 * rooms, and are hidden without one; `room-questions.ts` filters the page instead and keeps the
 * answers in the address.
 */
export function RoomQuestions({ guests, climates, hasTable, ...rest }: RoomQuestionsProps) {
  const { total, allHref, none } = rest;
  return (
    <room-questions className={styles.questions} data-table={hasTable || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul className={styles.row} role="list">
        {guests.length > 0 && (
          <Question
            answers={guests.map((answer) => ({
              href: answer.href,
              value: answer.guests,
              name: String(answer.guests),
              label: text.guestsAre(answer.guests),
            }))}
            ask="guests"
            question={text.guests}
          />
        )}
        {climates.length > 0 && (
          <Question
            answers={climates.map(({ climate, href }) => ({
              href,
              value: climate,
              name: climate === 'ac' ? text.ac : text.fan,
            }))}
            ask="climate"
            question={text.climate}
          />
        )}
        {hasTable && (
          <li className={styles.compare}>
            <a href="#compare">{text.compare}</a>
          </li>
        )}
      </ul>
      <div className={styles.found}>
        <p data-part="found" role="status" />
        <a data-part="all" hidden href={allHref}>
          {text.showAll(total)}
        </a>
      </div>
      <NoRoom {...none} />
    </room-questions>
  );
}
