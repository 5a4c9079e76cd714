import { Band } from '../layout/Band.tsx';
import { RoomQuestions, type RoomQuestionsProps } from '../room-finder/RoomQuestions.tsx';
import { RoomDetail, type RoomDetailProps } from './RoomDetail.tsx';
import { RoomTabs } from './RoomTabs.tsx';

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
      {questions && <RoomQuestions {...questions} />}
      <RoomTabs
        label={label}
        question={question}
        rooms={rooms.map((room) => ({
          ...room,
          panel: <RoomDetail {...room} headingLevel={2} />,
        }))}
      />
    </Band>
  );
}
