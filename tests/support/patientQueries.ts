/** Lets Testing Library's queries wait as long as `soon` does: a second is too short on a busy machine. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
