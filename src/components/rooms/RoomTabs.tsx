import type { ReactNode } from 'react';
import { RoomName } from '../controls/Text.tsx';
import { SmallPlan, type SmallPlanProps } from '../floor-plan/FloorPlan.tsx';
import { Band } from '../layout/Band.tsx';
import { RoomQuestions, type RoomQuestionsProps } from '../room-finder/RoomQuestions.tsx';
import { RoomDetail, type RoomDetailProps } from './RoomDetail.tsx';
import { ClimateIcon, type RoomFactsProps } from './RoomFacts.tsx';
import styles from './RoomTabs.module.css';

interface RoomTab {
  id: string;
  href: string;
  name: string;
  facts: RoomFactsProps;
  /** The number of guests it sleeps. */
  guests: number;
  /** Without tax, which the room's panel states. */
  price?: string | undefined;
  plan?: SmallPlanProps | undefined;
  /** The room's details. */
  panel: ReactNode;
}

interface RoomTabsProps {
  label: string;
  /** Opens a message about a room; "[room]" stands for its name. */
  question: string;
  rooms: RoomTab[];
}

/**
 * Room types next to the selected room. As served: links to the rooms' pages and the first room;
 * `room-tabs.ts` turns them into tabs (ARIA Authoring Practices, vertical tabs).
 */
function RoomTabs({ label, question, rooms }: RoomTabsProps) {
  return (
    <room-tabs className={styles.tabs} data-label={label} data-question={question} data-rooms>
      <div className={styles.side}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
        <ul className={styles.list} role="list">
          {rooms.map(({ id, href, name, facts, guests, price, plan }) => (
            <li data-climate={facts.climate} data-sleeps={guests} key={id}>
              <a data-room={id} href={href}>
                <SmallPlan plan={plan} />
                <span>
                  <RoomName name={name} />
                  {price && <small>{price}</small>}
                </span>
                <ClimateIcon climate={facts.climate} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.panels}>
        {rooms.map(({ id, name, panel }, index) => (
          <div data-name={name} data-panel={id} hidden={index > 0} key={id}>
            {panel}
          </div>
        ))}
      </div>
    </room-tabs>
  );
}

type ChosenRoom = Omit<RoomDetailProps, 'headingLevel'> & {
  guests: number;
  price?: string | undefined;
};

interface RoomChooserProps {
  label: string;
  /** Opens a message about a room; "[room]" stands for its name. */
  question: string;
  /** Omitted if there is only one room. */
  questions?: RoomQuestionsProps | undefined;
  rooms: ChosenRoom[];
}

/** All room types on one page: a list on the side shows the selected one. */
export function RoomChooser({ label, question, questions, rooms }: RoomChooserProps) {
  return (
    <Band joined labelledBy="room-types-heading">
      <h2 className="visually-hidden" id="room-types-heading">
        {label}
      </h2>
      <div className={styles.chooser}>
        {questions && <RoomQuestions {...questions} />}
        <RoomTabs
          label={label}
          question={question}
          rooms={rooms.map((room) => ({
            ...room,
            panel: <RoomDetail {...room} headingLevel={2} />,
          }))}
        />
      </div>
    </Band>
  );
}
