import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

/** `primary`: the main action; `quiet`: an underlined word; `plain`: outlined. */
type Variant = 'primary' | 'plain' | 'quiet';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  variant?: Variant;
  type?: 'button' | 'submit';
  /** The second click of a double click counts too. */
  repeats?: boolean;
}

/**
 * Ignores the second click of a double click by default: after the first, another row may have moved under
 * the pointer.
 */
export function Button(props: ButtonProps) {
  const { variant = 'plain', type = 'button', repeats = false, onClick, ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1 && !repeats) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-variant={variant}
      onClick={handleClick}
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
