import { useEffect } from 'react';

/** The desk in the inn's own colours; without any it has those that the site comes with. */
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
