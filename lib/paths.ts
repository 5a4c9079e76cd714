/** A URL path in one spelling: lower case, without extra slashes, `.html` or `/index`. */
export function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\.html|\/index|\/index\.html)$/, '');
  return plain || '/';
}
