import { useDrawing } from './useIcons.ts';

/** One of the site's own drawings; its words stand beside it. */
export function IconDrawn({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings
      dangerouslySetInnerHTML={{ __html: useDrawing(name) }}
    />
  );
}
