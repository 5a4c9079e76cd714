type Env = Readonly<Record<string, string | undefined>>;

/** Astro's names for what BUILD_FORMAT may say. */
const FORMATS = { files: 'file', folders: 'directory' } as const;

/**
 * How pages lie in `dist/`: `rooms.html`, for hosts that answer /rooms from it, or by
 * `BUILD_FORMAT=folders` `rooms/index.html`, for those that know whole file names and folders only.
 */
export function pageFormat({ BUILD_FORMAT: typed = 'files' }: Env): 'file' | 'directory' {
  if (typed === 'files' || typed === 'folders') return FORMATS[typed];
  const reason = new Error('BUILD_FORMAT must be "files" or "folders" (docs/hosting.md).');
  reason.stack = '';
  throw reason;
}
