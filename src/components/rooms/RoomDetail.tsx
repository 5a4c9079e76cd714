import type { IconName } from '../../icons/names.ts';
import { words } from '../../site/words/index.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { FloorPlan, type FloorPlanProps } from '../floor-plan/FloorPlan.tsx';
import { Lightbox, photoLink, type WholePicture } from '../gallery/Lightbox.tsx';
import { PriceOnRequest } from './PriceOnRequest.tsx';
import styles from './RoomDetail.module.css';
import { RoomFacts, type RoomFactsProps } from './RoomFacts.tsx';

export interface RoomDetailProps {
  id: string;
  href: string;
  /** Link to enquire about it. */
  askHref: string;
  name: string;
  facts: RoomFactsProps;
  /** What the inn says in place of a price. */
  priceOnRequest?: string | undefined;
  sizeLine: string;
  plan?: FloorPlanProps | undefined;
  description: string[];
  amenities: { name: string; icon: IconName }[];
  pictures: (PictureProps & { whole: WholePicture })[];
  /** The same pictures, small. */
  thumbnails: PictureProps[];
  /** A WhatsApp link whose message names the room. */
  whatsappHref: string | undefined;
  /** 1 on the room's own page, 2 among other rooms. */
  headingLevel: 1 | 2;
}

/** Everything about a room: photographs, facts, description, amenities and contact links. */
export function RoomDetail(props: RoomDetailProps) {
  const { id, href, name, facts, sizeLine, description, amenities, pictures, headingLevel } = props;
  const Name = `h${headingLevel}` as const;
  const Amenities = `h${headingLevel + 1}` as 'h2' | 'h3';
  return (
    <article aria-labelledby={`${id}-name`} className={styles.room} data-level={headingLevel}>
      <header className={styles.lead}>
        <Name id={`${id}-name`}>
          <Unbroken text={name} />
        </Name>
        <RoomFacts {...facts} />
        <p className={styles.sizeLine}>
          <Icon name="users" />
          {sizeLine}
        </p>
        <div className={styles.actions}>
          <ButtonLink href={props.askHref} label={words.rooms.bookRoom(name)} variant="call">
            {words.bookNow}
          </ButtonLink>
          {headingLevel > 1 && (
            <ButtonLink href={href} label={words.rooms.knowMoreOf(name)}>
              {words.knowMore}
            </ButtonLink>
          )}
          {props.whatsappHref && (
            <a className={styles.whatsapp} data-about={name} href={props.whatsappHref}>
              <Icon name="whatsapp-logo" />
              {words.rooms.askOnWhatsapp}
            </a>
          )}
        </div>
        <PriceOnRequest sentence={props.priceOnRequest} />
      </header>
      <photo-lightbox
        className={styles.pictures}
        data-name={id}
        data-per-sheet={pictures.length}
        data-total={pictures.length}
      >
        <div data-sheet={1}>
          <Carousel
            kind="room"
            label={words.rooms.pictures(name)}
            slides={keyed(pictures, ({ src }) => src).map(([key, { whole, ...picture }]) => (
              <a className={styles.enlarge} key={key} {...photoLink(whole)}>
                <Picture {...picture} />
              </a>
            ))}
            thumbnails={{ id, pictures: props.thumbnails }}
          />
        </div>
        <Lightbox id={`${id}-large`} showsCaptions={false} total={pictures.length} />
      </photo-lightbox>
      {props.plan && <FloorPlan {...props.plan} />}
      <div className={styles.text}>
        {keyed(description).map(([key, paragraph]) => (
          <p key={key}>{paragraph}</p>
        ))}
      </div>
      <section aria-labelledby={`${id}-amenities`} className={styles.amenities}>
        <Amenities id={`${id}-amenities`}>{words.rooms.amenities}</Amenities>
        <ul>
          {keyed(amenities, ({ name }) => name).map(([key, amenity]) => (
            <li key={key}>
              <Icon name={amenity.icon} />
              {amenity.name}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
