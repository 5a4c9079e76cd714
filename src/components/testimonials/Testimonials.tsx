import { words } from '../../site/words/index.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './Testimonials.module.css';

interface Testimonial {
  name: string;
  /** The guest's home town. */
  city: string;
  review: string;
  picture: PictureProps;
  /** The room the guest stayed in, if known. */
  room?: { href: string; name: string };
}

interface TestimonialsProps {
  heading: string;
  intro: string;
  testimonials: Testimonial[];
}

function Quotation({ name, city, review, picture, room }: Testimonial) {
  return (
    <figure className={styles.quotation}>
      <blockquote>
        <p>{review}</p>
      </blockquote>
      <figcaption>
        <span className={styles.picture}>
          <Picture {...picture} />
        </span>
        <span>
          {name}, {city}
          {room && (
            <span className={styles.stay}>
              {words.rooms.stayedIn}{' '}
              <a href={room.href}>
                <Unbroken text={room.name} />
              </a>
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** Guests' reviews as plain text. On wide screens the controls are next to the heading. */
export function Testimonials({ heading, intro, testimonials }: TestimonialsProps) {
  return (
    <Band ground="sand" labelledBy="testimonials-heading">
      <div className={styles.testimonials}>
        <SectionHeading id="testimonials-heading" intro={intro} isRuled>
          {heading}
        </SectionHeading>
        <Carousel
          kind="testimonials"
          label={heading}
          slides={testimonials.map((testimonial) => (
            <Quotation key={testimonial.name} {...testimonial} />
          ))}
        />
      </div>
    </Band>
  );
}
