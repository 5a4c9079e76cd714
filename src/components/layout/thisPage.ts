const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Whether a path is this page's: hosts that serve folders add a slash. Not by `routeAt` of
 * offline/addresses.ts, which every page would then load as one more file.
 */
export const isThisPage = (path: string): boolean =>
  withoutSlash(path) === withoutSlash(location.pathname);
