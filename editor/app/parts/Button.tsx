import './doubleClicks.ts';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `primary`: the main action; `quiet`: an underlined word; `plain`: outlined. */
type Variant = 'primary' | 'plain' | 'quiet';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  variant?: Variant;
  type?: 'button' | 'submit';
  /** The second click of a double click counts too. */
  repeats?: boolean;
}

export function Button({ variant = 'plain', type = 'button', repeats, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-variant={variant}
      data-repeats={repeats}
    />
  );
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  variant?: Variant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'plain', ...rest }: ButtonLinkProps) {
  return <a {...rest} className={styles['button']} data-variant={variant} />;
}
