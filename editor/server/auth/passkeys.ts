import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from '../../model/api.ts';
import type { Challenges } from './challenges.ts';
import type { Hosting } from './hosting.ts';
import { newSecret } from './secrets.ts';
import type { Session } from './sessions.ts';
import type { AuthStore } from './store.ts';

interface Passkeys {
  hosting: Hosting;
  store: AuthStore;
  challenges: Challenges;
}

// Imported on demand: an editor that serves this machine only never needs it.
const webauthn = () => import('@simplewebauthn/server');

const rpOf = ({ host }: Hosting) => host.replace(/:\d+$/, '');

const rowsOf = ({ database }: AuthStore, address: string) =>
  database.prepare('SELECT * FROM passkeys WHERE address = ? ORDER BY created_at').all(address);

/** The WebAuthn options to create a passkey for a signed-in owner. */
export async function registrationOptions(
  { hosting, store, challenges }: Passkeys,
  { address, id }: Session,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  const known = rowsOf(store, address);
  const handle = String(known[0]?.['handle'] ?? newSecret());
  const options = await generateRegistrationOptions({
    rpName: hosting.host,
    rpID: rpOf(hosting),
    userName: address,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({
      id: String(row['id']),
      transports: JSON.parse(String(row['transports'])),
    })),
    // Usable without typing an address, but only with a fingerprint, PIN or the like.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  challenges.add(options.challenge, id, options.user.id);
  return options;
}

/** Verifies and stores a new passkey; false if the response does not answer our challenge. */
export async function register(
  { hosting, store, challenges }: Passkeys,
  { address, id }: Session,
  response: RegistrationResponseJSON,
  agent: string,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webauthn();
  // Use the challenge's handle: two tabs that add an owner's first passkey at once have different ones.
  const taken: { handle?: string | undefined } = {};
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => {
      taken.handle = challenges.take(challenge, id);
      return taken.handle !== undefined;
    },
    expectedOrigin: hosting.origin,
    expectedRPID: rpOf(hosting),
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  const { handle } = taken;
  if (!verified || !registrationInfo || handle === undefined) return false;
  const { credential } = registrationInfo;
  const { changes } = store.database
    .prepare(
      'INSERT OR IGNORE INTO passkeys (id, address, handle, public_key, counter, transports, agent, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      credential.id,
      address,
      handle,
      credential.publicKey,
      credential.counter,
      JSON.stringify(credential.transports ?? []),
      agent.slice(0, 300),
      store.now(),
    );
  return changes === 1;
}

/**
 * The WebAuthn options to sign in with a passkey.
 * @param browser the browser's secret
 */
export async function authenticationOptions(
  { hosting, challenges }: Passkeys,
  browser: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: rpOf(hosting),
    userVerification: 'required',
  });
  challenges.add(options.challenge, browser);
  return options;
}

/** The address of the owner whose passkey answered our challenge; undefined if none did. */
export async function authenticate(
  { hosting, store, challenges }: Passkeys,
  browser: string,
  response: AuthenticationResponseJSON,
): Promise<string | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const row = store.database.prepare('SELECT * FROM passkeys WHERE id = ?').get(response.id);
  const counter = Number(row?.['counter'] ?? 0);
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => challenges.take(challenge, browser) !== undefined,
    expectedOrigin: hosting.origin,
    expectedRPID: rpOf(hosting),
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array((row?.['public_key'] as Uint8Array | undefined) ?? []),
      counter,
    },
  }).catch(() => undefined);
  if (!row || !result?.verified) return undefined;
  const { userHandle } = response.response;
  const address = String(row['address']);
  if (userHandle !== undefined && userHandle !== row['handle']) return undefined;
  if (!store.owners().includes(address)) return undefined;
  const { changes } = store.database
    .prepare('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? AND counter = ?')
    .run(result.authenticationInfo.newCounter, store.now(), response.id, counter);
  return changes === 1 ? address : undefined;
}

const dated = (at: unknown) => new Date(Number(at)).toISOString();

/** An owner's passkeys. */
export const listPasskeys = (store: AuthStore, { address }: Session): Passkey[] =>
  rowsOf(store, address).map((row) => ({
    id: String(row['id']),
    agent: String(row['agent']),
    createdAt: dated(row['created_at']),
    ...(row['used_at'] !== null && { usedAt: dated(row['used_at']) }),
  }));

/** Deletes one of an owner's passkeys. */
export function removePasskey({ database }: AuthStore, { address }: Session, id: string): void {
  database.prepare('DELETE FROM passkeys WHERE address = ? AND id = ?').run(address, id);
}

/** Deletes all of an owner's passkeys. */
export function removePasskeys({ database }: AuthStore, { address }: Session): void {
  database.prepare('DELETE FROM passkeys WHERE address = ?').run(address);
}
