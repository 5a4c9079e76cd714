import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { ClimateTag, type RoomFactsProps } from './RoomFacts.tsx';
import styles from './RoomPicture.module.css';

interface RoomPictureProps {
  picture: PictureProps;
  climate: RoomFactsProps['climate'];
}

/** A room's photograph, three by two, with a plate that says AC or non-AC. */
export function RoomPicture({ picture, climate }: RoomPictureProps) {
  return (
    <span className={styles.picture}>
      <Picture {...picture} />
      <ClimateTag climate={climate} />
    </span>
  );
}
