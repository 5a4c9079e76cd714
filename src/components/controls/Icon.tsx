import type { IconName } from '../../icons/names.ts';
import { iconPaths } from '../../icons/paths.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName;
  size?: 'text' | 'large';
}

/** A line icon. The text next to it says the same, so it is hidden from assistive technology. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      data-size={size}
      fill="currentColor"
      viewBox="0 0 256 256"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own drawings, fixed at build.
      dangerouslySetInnerHTML={{ __html: iconPaths(name) }}
    />
  );
}
