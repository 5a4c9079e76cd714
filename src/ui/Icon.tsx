import styles from './Icon.module.css';
import { iconDrawings } from './iconDrawings.ts';
import type { IconName } from './iconNames.ts';

interface IconProps {
  name: IconName;
  size?: 'text' | 'large';
}

const PATHS = /<svg[^>]*>(.*)<\/svg>/s;

/** A line drawing beside words that already say it, so it is hidden from assistive technology. */
export function Icon({ name, size = 'text' }: IconProps) {
  const paths = PATHS.exec(iconDrawings[name])?.[1] ?? '';
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      data-size={size}
      fill="currentColor"
      viewBox="0 0 256 256"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own drawings, fixed at build.
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
}
