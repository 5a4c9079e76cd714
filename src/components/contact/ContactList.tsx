import type { IconName } from '../../icons/names.ts';
import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './ContactList.module.css';
import type { Reach } from './contactDetails.ts';

interface Way {
  icon: IconName;
  href: string;
  how: string;
  what: string;
}

function waysOf(reach: Reach): Way[] {
  const { whatsapp } = reach;
  return [
    { icon: 'phone', href: reach.telHref, how: words.call, what: reach.phone },
    ...(whatsapp
      ? [
          {
            icon: 'whatsapp-logo' as const,
            href: whatsapp.href,
            how: words.whatsapp,
            what: whatsapp.number,
          },
        ]
      : []),
    { icon: 'envelope-simple', href: reach.mailHref, how: words.email, what: reach.email },
    {
      icon: 'navigation-arrow',
      href: reach.directionsHref,
      how: words.directions,
      what: reach.addressLines.join(', '),
    },
  ];
}

/** The ways to reach the inn, one tap each. */
export function ReachList({ reach }: { reach: Reach }) {
  return (
    <ul className={styles.ways}>
      {waysOf(reach).map(({ icon, href, how, what }) => (
        <li key={how}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              <span className={styles.how}>{how}</span>
              {what}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
