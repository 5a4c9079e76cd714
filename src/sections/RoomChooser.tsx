import { Band } from '../ui/Band.tsx';
import { RoomTabs } from '../ui/RoomTabs.tsx';
import { RoomDetail, type RoomDetailProps } from './RoomDetail.tsx';

interface RoomChooserProps {
  label: string;
  rooms: Omit<RoomDetailProps, 'headingLevel'>[];
}

/** All room types on one page: choose one at the side, see it beside. */
export function RoomChooser({ label, rooms }: RoomChooserProps) {
  return (
    <Band joined labelledBy="room-types-heading">
      <h2 className="visually-hidden" id="room-types-heading">
        {label}
      </h2>
      <RoomTabs
        label={label}
        rooms={rooms.map((room) => ({
          ...room,
          panel: <RoomDetail {...room} headingLevel={2} />,
        }))}
      />
    </Band>
  );
}
