import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** `primary`: the main action; `quiet`: an underlined word; `plain`: outlined. */
  variant?: 'primary' | 'plain' | 'quiet';
  type?: 'button' | 'submit';
}

export function Button({ variant = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles['button']} data-variant={variant} />;
}
