import { useEffect, useEffectEvent } from 'react';
import { editorWords as words } from '../../words.ts';
import { Button } from './Button.tsx';
import styles from './SaveButton.module.css';

const IS_APPLE = /Mac|iP/.test(navigator.platform);

interface SaveButtonProps {
  isDisabled: boolean;
  children: string;
}

/** The submit button of a form, with the keyboard shortcut that saves from any field. */
export function SaveButton({ isDisabled, children }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      aria-disabled={isDisabled}
      aria-keyshortcuts={IS_APPLE ? 'Meta+S' : 'Control+S'}
      title={words.saveHint}
    >
      {children}
      <span className={styles['keys']} aria-hidden="true">
        {IS_APPLE ? '⌘S' : 'Ctrl+S'}
      </span>
    </Button>
  );
}

/** Saves on Ctrl+S or ⌘S. */
export function useSaveKey(save: () => Promise<unknown>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
