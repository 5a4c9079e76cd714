import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import {
  checkAddress,
  isPrivate,
  type Network,
  network,
  originFrom,
  ownAddresses,
} from './address.ts';

const OURS = 'abcdefghijklmnopqrstuv';

test.each([
  ['my-inn.in', 'https://my-inn.in'],
  [' WWW.My-Inn.in/ ', 'https://www.my-inn.in'],
  ['http://my-inn.in/rooms?x=1', 'https://my-inn.in'],
  ['https://my-inn.in.', 'https://my-inn.in'],
  ['विश्राम.भारत', 'https://xn--r2bdoe5bd3h.xn--h2brj9c'],
])('%j means %s', (typed, origin) => {
  expect(originFrom(typed)).toBe(origin);
});

test.each([
  '',
  'my inn',
  'my-inn',
  'me@my-inn.in',
  '127.0.0.1',
  '[::1]',
  '2130706433',
  'localhost',
  'my-inn.in:8080',
  'my-inn.example',
  'example.org',
  'a b.in',
  'javascript:alert(1)',
  'a$(id).in',
  'a{$HOME}.in',
  'a&b.in',
  '-inn.in',
])('%j is no address for guests', (typed) => {
  expect(() => originFrom(typed)).toThrow(
    expect.objectContaining({ status: 422, message: expect.stringMatching(/Type|type/) }),
  );
});

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '192.168.1.4',
  '172.20.0.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  'fe80::1',
  '100.64.0.1',
  '::ffff:10.0.0.1',
])('%s is private', (address) => expect(isPrivate(address)).toBe(true));
test.each(['203.0.113.7', '172.32.0.1', '100.128.0.1', '2001:db8::1', '11.0.0.1'])(
  '%s is in the internet',
  (address) => expect(isPrivate(address)).toBe(false),
);

test('if the system does not list this machine’s addresses, it has none', () => {
  const refuse = () => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  expect(ownAddresses(refuse)).toEqual([]);
});

const net = (
  answer: Response | Error,
  addresses = ['203.0.113.7'],
  own: string[] = [],
): Network => ({
  resolve: async () => {
    if (addresses.length === 0) throw new Error('ENOTFOUND');
    return addresses;
  },
  fetch: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
  own: () => own,
});
const failed = (code: string) => Object.assign(new Error('It failed.'), { code });
const built = (content: string) => Response.json({ content, code: 'x' });

test.each<[string, Network, object]>([
  ['a name that nobody has', net(built(OURS), []), { finding: 'nowhere' }],
  ['a name in a private network', net(built(OURS), ['10.1.1.1']), { finding: 'private' }],
  ['a server that is off', net(failed('ECONNREFUSED')), { finding: 'silent' }],
  [
    'a server without a certificate',
    net(failed('DEPTH_ZERO_SELF_SIGNED_CERT')),
    { finding: 'insecure' },
  ],
  [
    'a server that lacks an intermediate certificate',
    net(failed('UNABLE_TO_VERIFY_LEAF_SIGNATURE')),
    { finding: 'insecure' },
  ],
  ['another’s certificate', net(failed('ERR_TLS_CERT_ALTNAME_INVALID')), { finding: 'insecure' }],
  ['another website', net(new Response('<h1>Parked</h1>')), { finding: 'other' }],
  ['another website with such a file', net(Response.json({ content: 7 })), { finding: 'other' }],
  ['a site without this file', net(new Response('', { status: 404 })), { finding: 'other' }],
  ['this site with other words', net(built('vutsrqponmlkjihgfedcba')), { finding: 'older' }],
  ['this site', net(built(OURS)), { finding: 'ours' }],
  [
    'a name that leads on',
    net(
      new Response(null, {
        status: 301,
        headers: { Location: 'https://www.my-inn.in/build.json' },
      }),
    ),
    { finding: 'redirect', to: 'https://www.my-inn.in' },
  ],
])('%s is recognised', async (_, net, expected) => {
  expect(await checkAddress('https://my-inn.in', new Set([OURS]), net)).toMatchObject(expected);
});

test('the card has this machine’s addresses for both names', async () => {
  const own = ['203.0.113.7', '2001:db8::7'];
  const { card } = await checkAddress(
    'https://www.my-inn.in',
    new Set(),
    net(built(OURS), [], own),
  );
  expect(card).toContain('my-inn.in.      3600  IN  A     203.0.113.7');
  expect(card).toContain('my-inn.in.      3600  IN  AAAA  2001:db8::7');
  expect(card).toContain('www.my-inn.in.  3600  IN  CNAME my-inn.in.');
});

test('a name that leads to this machine needs no new records', async () => {
  const here = net(failed('ECONNREFUSED'), ['203.0.113.7'], ['203.0.113.7']);
  const found = await checkAddress('https://my-inn.in', new Set(), here);
  expect(found).toEqual({ origin: 'https://my-inn.in', finding: 'silent', isHere: true });
});

test('the address that was checked is the one that is requested', async () => {
  const request = vi.fn(async () => built(OURS));
  await checkAddress('https://my-inn.in', new Set(), { ...net(built(OURS)), fetch: request });
  expect(request).toHaveBeenCalledWith(expect.stringContaining('https://my-inn.in/'), [
    '203.0.113.7',
  ]);
});

test('a page is requested from an address, and not from where the name leads', async () => {
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());
  const port = await listenLocally(server);
  const connected = once(server, 'connection');
  await expect(network.fetch(`https://my-inn.invalid:${port}`, ['127.0.0.1'])).rejects.toThrow();
  await connected;
});
