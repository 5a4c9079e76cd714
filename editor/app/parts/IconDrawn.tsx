import { useDrawing } from './useIcons.ts';

/** A decorative icon of the site. */
export function IconDrawn({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own icons
      dangerouslySetInnerHTML={{ __html: useDrawing(name) }}
    />
  );
}
