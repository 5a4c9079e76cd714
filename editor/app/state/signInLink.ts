/** A link that signs in: mailed to the browser that asked, or handed over by whoever set this up. */
export interface SignInLink {
  kind: 'link' | 'invitation';
  token: string;
}

/** Takes the link's token out of the address, so that it stays in no history. */
export function takeLink(): SignInLink | undefined {
  const [, kind, token] = /^#(link|invitation)=([\w-]+)$/.exec(window.location.hash) ?? [];
  if (!kind || !token) return undefined;
  window.history.replaceState(null, '', '/');
  return { kind: kind as SignInLink['kind'], token };
}
