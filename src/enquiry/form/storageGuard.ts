/**
 * Where a guest has blocked cookies, browsers throw as soon as `localStorage` is read, and the
 * EmailJS client reads it as it loads; it can do without. To be imported before the client.
 */
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
