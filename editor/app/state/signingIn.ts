import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { request } from '../requests/request.ts';

const words = editorWords.signIn.devices;

// Imported on demand, because most windows never need it.
const webauthn = () => import('@simplewebauthn/browser');

/** Whether this device can store passkeys, protected by a fingerprint or the like. */
export async function canUsePasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthn, platformAuthenticatorIsAvailable } = await webauthn();
  return browserSupportsWebAuthn() && platformAuthenticatorIsAvailable();
}

/** `canUsePasskeys` as a hook: false until it is known. */
export function useCanUsePasskeys(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    canUsePasskeys().then(setCan, () => {});
  }, []);
  return can;
}

/** Signs in with a passkey of this device. Rejects if the owner or the server refuses. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>(
    'sign-in/passkey/options',
    { json: {} },
  );
  await request('sign-in/passkey', { json: await startAuthentication({ optionsJSON }) });
}

/** Creates a passkey on this device; `known` if it has one already. Rejects if that fails. */
export async function addPasskey(): Promise<'added' | 'known'> {
  const { startRegistration } = await webauthn();
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>('passkeys/options', {
    json: {},
  });
  try {
    await request('passkeys', { json: await startRegistration({ optionsJSON }) });
    return 'added';
  } catch (error) {
    if ((error as Error).name === 'InvalidStateError') return 'known';
    throw error;
  }
}

/** Signs this browser out, and shows the sign-in page. Rejects if the browser may still be signed in. */
export async function signOut(): Promise<void> {
  await request('sign-out', { json: {} });
  window.location.reload();
}

/** In matching order: most user agents name other browsers as well. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

/** What an owner would call a browser: "Chrome on Android". */
export function deviceName(agent: string): string {
  const find = (marks: typeof BROWSERS) => marks.find(([, mark]) => mark.test(agent))?.[0];
  const [browser = words.unknown, system] = [find(BROWSERS), find(SYSTEMS)];
  return system ? say(words.name, { browser, system }) : browser;
}
