import { words } from '../../site/words/index.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { Band } from '../layout/Band.tsx';
import { SectionHeading } from '../layout/Heading.tsx';
import styles from './Testimonials.module.css';

interface Testimonial {
  name: string;
  /** The guest's home city. */
  city: string;
  review: string;
  picture: PictureProps;
  /** Where the guest stayed, when that is known. */
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

/** What guests said, set as text: no stars, no boxes. Wide, the controls stand beside the heading. */
export function Testimonials({ heading, intro, testimonials }: TestimonialsProps) {
  return (
    <Band ground="sand" labelledBy="testimonials-heading">
      <div className={styles.testimonials}>
        <SectionHeading id="testimonials-heading" intro={intro}>
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
