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
    <Band joined labelledBy="page-heading">
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
