import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** `main`: the primary action; `quiet`: an underlined word; `plain`: outlined. */
  look?: 'main' | 'plain' | 'quiet';
  type?: 'button' | 'submit';
}

export function Button({ look = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles['button']} data-look={look} />;
}
