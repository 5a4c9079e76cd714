import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  href: string;
  /**
   * `call` is the one yellow button: it leads to getting in touch and nothing else. `quiet-call`
   * and `quiet` are words with a line under them, for where many stand on a page.
   */
  variant?: 'call' | 'line' | 'line-on-dark' | 'quiet-call' | 'quiet';
  /** Says where the link leads when its words alone do not ("Know More"). */
  label?: string;
  /** Saves what the link leads to under this name. */
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

/** Sends a form; while busy it stays focusable, so that a screen reader is not thrown out. */
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

/** Does something here, on this page. */
export function ActionButton({ onPress, children }: ActionButtonProps) {
  return (
    <button className={styles.button} data-variant="line" onClick={onPress} type="button">
      {children}
    </button>
  );
}
