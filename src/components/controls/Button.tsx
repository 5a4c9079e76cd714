import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  href: string;
  /**
   * `call` is the yellow button, only for contacting the inn. `quiet-call` and `quiet` are
   * underlined text, for pages with many of them.
   */
  variant?: 'call' | 'line' | 'line-on-dark' | 'quiet-call' | 'quiet';
  /** The link's accessible name where its text is ambiguous ("Know More"). */
  label?: string;
  /** Downloads the target under this file name. */
  download?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = 'line', label, download, children } = props;
  return (
    <a
      aria-label={label}
      className={styles.button}
      data-variant={variant}
      download={download}
      href={href}
    >
      {children}
    </a>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  children: ReactNode;
}

/** Submits a form. While busy it stays focusable, so that screen readers keep their place. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button aria-disabled={busy} className={styles.button} data-variant="call" type="submit">
      {children}
    </button>
  );
}

interface ActionButtonProps {
  onPress: () => void;
  children: ReactNode;
}

/** A button that acts on this page. */
export function ActionButton({ onPress, children }: ActionButtonProps) {
  return (
    <button className={styles.button} data-variant="line" onClick={onPress} type="button">
      {children}
    </button>
  );
}
