import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import { ASHA, ORIGIN, RAVI } from '../../../tests/support/hostedEditor.ts';
import { openSharedEditor } from '../../../tests/support/sharedEditor.ts';

/** Attacks with forged, replayed and misdirected answers of an authenticator. */

const RP = 'edit.example.org';
const url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const hash = (text: Uint8Array | string) => createHash('sha256').update(text).digest();

interface Told {
  origin?: string;
  rp?: string;
  /** Present 1, verified 4. */
  flags?: number;
  counter?: number;
  handle?: string;
}

/** An authenticator in software, which can also lie. */
function authenticator(id = crypto.randomUUID()) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const hex = (text: string) => Buffer.from(text, 'hex');
  const point = (text: string) => Buffer.from(text, 'base64url');
  // COSE in CBOR: an EC2 key for ES256 on P-256.
  const key = [hex('a5010203262001215820'), point(x), hex('225820'), point(y)];
  const told = (type: string, challenge: string, { origin = ORIGIN }: Told) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const data = ({ rp = RP, flags = 5, counter = 0 }: Told, more = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rp), Buffer.from([flags | more]), count]);
  };
  const common = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    made: (challenge: string, what: Told = {}) => {
      const length = Buffer.from([0, id.length]);
      const auth = Buffer.concat([
        data(what, 0x40),
        Buffer.alloc(16),
        length,
        Buffer.from(id),
        ...key,
      ]);
      // { fmt: "none", attStmt: {}, authData }
      const head = hex('a363666d74646e6f6e656761747453746d74a068617574684461746158');
      const attestationObject = url(Buffer.concat([head, Buffer.from([auth.length]), auth]));
      const clientDataJSON = url(told('webauthn.create', challenge, what));
      return { ...common, response: { clientDataJSON, attestationObject } };
    },
    used: (challenge: string, what: Told = {}) => {
      const [auth, client] = [data(what), told('webauthn.get', challenge, what)];
      const signature = sign('sha256', Buffer.concat([auth, hash(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(auth),
          signature: url(signature),
          ...(what.handle && { userHandle: what.handle }),
        },
      };
    },
  };
}

const editor = await openSharedEditor();

type Browser = ReturnType<typeof editor.browser>;
const optionsFor = async (browser: Browser, path: string) =>
  (await browser.send(path, { json: {} })).json;
const challengeFor = async (browser: Browser, path: string) =>
  String((await optionsFor(browser, path))['challenge']);
const registerAt = (browser: Browser) => challengeFor(browser, '/api/passkeys/options');
const signInAt = (browser: Browser) => challengeFor(browser, '/api/sign-in/passkey/options');
const send = async (browser: Browser, path: string, json: object) =>
  (await browser.send(path, { json })).status;

async function owner(address = ASHA) {
  const browser = editor.browser();
  await browser.signIn(address);
  return browser;
}

/** An owner's passkey that has been used five times. */
async function passkey() {
  const [asha, device] = [await owner(), authenticator()];
  const made = device.made(await registerAt(asha), { counter: 5 });
  expect(await send(asha, '/api/passkeys', made)).toBe(200);
  return { asha, device };
}

const LIES: [string, Told][] = [
  ['the preview’s page', { origin: `https://preview.${RP}` }],
  ['another site', { origin: 'https://evil.example' }],
  ['another site’s authenticator data', { rp: 'evil.example' }],
  ['a device that asked nobody', { flags: 1 }],
  ['nobody at the device', { flags: 4 }],
];

test.each(LIES)('a passkey made by %s is refused', async (_, lie) => {
  const asha = await owner();
  const made = authenticator().made(await registerAt(asha), lie);
  expect(await send(asha, '/api/passkeys', made)).toBe(422);
});

test.each<[string, Told]>([
  ...LIES,
  ['a copy, whose counter is behind', { counter: 5 }],
  ['another user', { handle: url('somebody else') }],
])('an answer of %s signs nobody in', async (_, lie) => {
  const { device } = await passkey();
  const browser = editor.browser();
  const used = device.used(await signInAt(browser), { counter: 6, ...lie });
  expect(await send(browser, '/api/sign-in/passkey', used)).toBe(422);
  expect((await browser.send('/api/tree')).status).toBe(401);
});

test('an answer is valid once, from the browser with the challenge, within five minutes', async () => {
  const { device } = await passkey();
  const [browser, thief] = [editor.browser(), editor.browser()];
  const stolen = device.used(await signInAt(browser), { counter: 6 });
  await signInAt(thief);
  expect(await send(thief, '/api/sign-in/passkey', stolen)).toBe(422);
  expect(await send(browser, '/api/sign-in/passkey', stolen)).toBe(422);
  const late = device.used(await signInAt(browser), { counter: 7 });
  editor.clock.ahead += 5 * MINUTE;
  expect(await send(browser, '/api/sign-in/passkey', late)).toBe(422);
  const good = device.used(await signInAt(browser), { counter: 8 });
  const both = [1, 2].map(() => send(browser, '/api/sign-in/passkey', good));
  expect((await Promise.all(both)).sort()).toEqual([200, 422]);
  expect((await browser.send('/api/tree')).status).toBe(200);
});

test('an owner cannot answer another owner’s challenge, or take over another owner’s passkey', async () => {
  const { asha, device } = await passkey();
  const ravi = await owner(RAVI);
  const challenge = await registerAt(asha);
  await registerAt(ravi);
  expect(await send(ravi, '/api/passkeys', authenticator().made(challenge))).toBe(422);
  // The same credential again, now with Ravi's session: it stays Asha's.
  expect(await send(ravi, '/api/passkeys', device.made(await registerAt(ravi)))).toBe(422);
  const browser = editor.browser();
  const used = device.used(await signInAt(browser), { counter: 6 });
  expect(await send(browser, '/api/sign-in/passkey', used)).toBe(200);
  expect((await browser.send('/api/devices')).json['address']).toBe(ASHA);
});

test('a removed passkey, or one of a former owner, does not sign in', async () => {
  const { asha, device } = await passkey();
  const browser = editor.browser();
  editor.env['EDITOR_OWNERS'] = RAVI;
  const first = device.used(await signInAt(browser), { counter: 6 });
  expect(await send(browser, '/api/sign-in/passkey', first)).toBe(422);
  editor.env['EDITOR_OWNERS'] = `${ASHA}, ${RAVI}`;
  await asha.signIn(ASHA);
  const { passkeys } = (await asha.send('/api/devices')).json as { passkeys: { id: string }[] };
  for (const { id } of passkeys) await send(asha, '/api/passkeys/remove', { id });
  const second = device.used(await signInAt(browser), { counter: 7 });
  expect(await send(browser, '/api/sign-in/passkey', second)).toBe(422);
});

test('all owners are told of a new passkey, and signing out all other devices can remove passkeys', async () => {
  const { asha, device } = await passkey();
  expect(editor.warned.at(-1)).toMatchObject({ who: ASHA, owners: [ASHA, RAVI] });
  const others = (json: object) => send(asha, '/api/devices/sign-out-others', json);
  const signIn = async (counter: number) => {
    const browser = editor.browser();
    return send(browser, '/api/sign-in/passkey', device.used(await signInAt(browser), { counter }));
  };
  expect(await others({})).toBe(200);
  expect(await signIn(6)).toBe(200);
  expect(await others({ passkeys: true })).toBe(200);
  expect(await signIn(7)).toBe(422);
});

test('two tabs add an owner’s first passkey at once: both sign her in', async () => {
  const ravi = await owner(RAVI);
  const tabs = [
    await optionsFor(ravi, '/api/passkeys/options'),
    await optionsFor(ravi, '/api/passkeys/options'),
  ].map((options) => ({
    device: authenticator(),
    challenge: String(options['challenge']),
    handle: String((options['user'] as { id: string }).id),
  }));
  for (const { device, challenge } of tabs) {
    expect(await send(ravi, '/api/passkeys', device.made(challenge))).toBe(200);
  }
  for (const { device, handle } of tabs) {
    const browser = editor.browser();
    const used = device.used(await signInAt(browser), { counter: 1, handle });
    expect(await send(browser, '/api/sign-in/passkey', used)).toBe(200);
  }
});
