import { words } from '../../site/words/index.ts';
import type { Climate } from '../../site/words/whichRoom.ts';
import { Icon } from '../controls/Icon.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { SmallPlan, type SmallPlanProps } from '../floor-plan/FloorPlan.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import { climateIcon } from './RoomFacts.tsx';
import styles from './RoomTable.module.css';

/** The last columns of the table; each is omitted if no room has a value for it. */
const OPTIONAL = [
  { column: 'floor', style: undefined },
  { column: 'different', style: styles.different },
  { column: 'price', style: styles.price },
] as const;

interface Row extends Partial<Record<(typeof OPTIONAL)[number]['column'], string | undefined>> {
  href: string;
  name: string;
  plan?: SmallPlanProps | undefined;
  beds: string;
  sleeps: number;
  climate: Climate;
  bath: string;
}

interface RoomTableProps {
  intro: string;
  /** Rooms by capacity; answers link to the id without JavaScript. */
  groups: { id: string; rooms: Row[] }[];
  /** What prices include, and their tax. */
  priceNote: string;
}

const text = words.whichRoom;

/** Compares all rooms. On narrow screens each row becomes a few lines. */
export function RoomTable({ intro, groups, priceNote }: RoomTableProps) {
  const rooms = groups.flatMap((group) => group.rooms);
  const optional = OPTIONAL.filter(({ column }) => rooms.some((room) => room[column]));
  const columns = [
    ...[text.room, text.beds, text.people, text.climate, text.bath],
    ...optional.map(({ column }) => text[column]),
  ];
  return (
    <Band ground="sand" id="compare" labelledBy="compare-heading">
      <div className={styles.compare} data-rooms="section">
        <SectionHeading id="compare-heading" intro={intro}>
          {text.table}
        </SectionHeading>
        {/* Anchors for the climate question's answers without JavaScript. */}
        <div id="with-ac">
          <div id="with-non-ac">
            <table className={styles.table}>
              <caption className="visually-hidden">{text.caption}</caption>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              {groups.map(({ id, rooms }) => (
                <tbody id={id} key={id}>
                  {rooms.map((room) => (
                    <tr data-climate={room.climate} data-sleeps={room.sleeps} key={room.href}>
                      <th scope="row">
                        <SmallPlan plan={room.plan} />
                        <a href={room.href}>
                          <Unbroken text={room.name} />
                        </a>
                      </th>
                      <td>{room.beds}</td>
                      <td>
                        <Icon name="users" />
                        {/* On narrow screens, no column title explains the figure. */}
                        <span className="visually-hidden">{text.people} </span>
                        {room.sleeps}
                      </td>
                      <td>
                        <Icon name={climateIcon(room.climate)} />
                        {room.climate === 'ac' ? text.ac : text.fan}
                      </td>
                      <td>{room.bath}</td>
                      {optional.map(({ column, style }) => (
                        <td className={style} key={column}>
                          {room[column]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        </div>
        {rooms.some(({ price }) => price) && <p className={styles.note}>{priceNote}</p>}
        <p className={styles.all}>
          <a href="#compare">{text.showAll(rooms.length)}</a>
        </p>
      </div>
    </Band>
  );
}
