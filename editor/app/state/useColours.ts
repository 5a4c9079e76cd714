import { useEffect } from 'react';

/** Shows the editor in the inn's colours instead of the default ones. */
export function useColours(colours: Record<string, string> | undefined): void {
  const names = JSON.stringify(colours ?? {});
  useEffect(() => {
    const { style } = document.documentElement;
    const own = Object.entries(JSON.parse(names) as Record<string, string>);
    for (const [name, colour] of own) style.setProperty(`--${name}`, colour);
    return () => {
      for (const [name] of own) style.removeProperty(`--${name}`);
    };
  }, [names]);
}
