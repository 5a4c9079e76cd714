import {
  BOUNDARY,
  changed,
  GOOD,
  GOOD_FIELDS,
  type Malformed,
  multipart,
  named,
  part,
  posted,
} from './requests.ts';

const evenly = (count: number) => Array.from({ length: count }, (_, index) => index / count);

function brokenMultipart(): Malformed[] {
  const cuts = evenly(40).map((share) => GOOD.slice(0, Math.floor(GOOD.length * share)));
  const flips = evenly(40).map((share) => {
    const at = Math.floor(GOOD.length * share);
    return `${GOOD.slice(0, at)}\0\r\n--${GOOD.slice(at + 3)}`;
  });
  const odd = [
    GOOD.replaceAll('\r\n', '\n'),
    GOOD.replaceAll('form-data', 'attachment'),
    GOOD.replaceAll('; name=', '; nome='),
    GOOD.replaceAll('"', ''),
    GOOD.replaceAll('Content-Disposition', 'Content-Disposition\0'),
    GOOD.replaceAll(BOUNDARY, 'other'),
    `${GOOD}${GOOD}`,
    `--${BOUNDARY}`.repeat(2000),
    `--${BOUNDARY}\r\n`.repeat(2000),
    '\r\n'.repeat(10_000),
    part('name"; filename="../../etc/passwd', 'x') + GOOD,
    part('name', 'x').replace('\r\n\r\n', `\r\n${'X-Long: y\r\n'.repeat(4000)}\r\n`) + GOOD,
  ];
  return named(
    'broken multipart',
    [...cuts, ...flips, ...odd].map((body) => posted(body)),
  );
}

function wrongTypes(): Malformed[] {
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    'multipart/form-data; boundary=ಬ',
    `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
    `multipart/mixed; boundary=${BOUNDARY}`,
    `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    '*/*',
    '',
    '; ;',
  ];
  return named(
    'wrong type',
    types.map((type) => posted(GOOD, type)),
  );
}

function hugeAndMany(): Malformed[] {
  const flood = (count: number, value: string) =>
    Array.from({ length: count }, (_, index): [string, string] => [`f${index}`, value]);
  const bodies = [
    changed('name', 'x'.repeat(60_000)),
    changed('name', 'x'.repeat(1_000_000)),
    changed('x'.repeat(60_000), 'y'),
    multipart(flood(10_000, '')),
    multipart([...Object.entries(GOOD_FIELDS), ...flood(400, '')]),
    multipart(flood(500, 'same').map(([, value]) => ['name', value])),
    multipart([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', 'z'],
    ]),
  ];
  const encoded = `a=${'&b='.repeat(10_000)}`;
  return [
    ...named(
      'huge or many',
      bodies.map((body) => posted(body)),
    ),
    ...named('many, URL-encoded', [
      posted(encoded, 'application/x-www-form-urlencoded'),
      posted('%'.repeat(30_000), 'application/x-www-form-urlencoded'),
      posted('name=%ff%fe%00&%=%&=', 'application/x-www-form-urlencoded'),
    ]),
  ];
}

function injections(): Malformed[] {
  const values = [
    'Asha\r\nBcc: victim@example.org',
    'Asha\nContent-Type: text/html\n\n<script>alert(1)</script>',
    'asha@example.org\r\nRCPT TO:<victim@example.org>',
    'asha@example.org, victim@example.org',
    '<victim@example.org>',
    '\r\n.\r\nMAIL FROM:<x@y.z>\r\n',
    '{{7*7}}<%= 7 %>#set($x=7)',
    "'; DROP TABLE enquiries; --",
    '=cmd|calc!A0',
    '\u202Egnp.exe\u2066',
  ];
  return ['name', 'email', 'rooms', 'checkin', 'user_id'].flatMap((field) =>
    named(
      `injection into ${field}`,
      values.map((value) => posted(changed(field, value))),
    ),
  );
}

function badEncodings(): Malformed[] {
  const [before = '', after = ''] = GOOD.split('Asha Rao');
  const bytes = ['ff', 'c080', 'eda080', 'f8888080', 'fffe41004200', '00', '1b5b324a', 'e2808f'];
  return named(
    'bad encoding',
    bytes.map((hex) =>
      posted(Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)])),
    ),
  );
}

/** Forms that no browser writes. */
export function malformedForms(): Malformed[] {
  return [
    ...brokenMultipart(),
    ...wrongTypes(),
    ...hugeAndMany(),
    ...injections(),
    ...badEncodings(),
  ];
}
