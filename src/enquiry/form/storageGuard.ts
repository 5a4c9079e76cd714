/**
 * If a guest blocks cookies, reading `localStorage` throws, and the EmailJS client reads it while it
 * loads. Import this module before the client, which works without `localStorage`.
 */
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
