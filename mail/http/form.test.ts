import { expect, test } from 'vitest';
import { extrasOf, readForm } from './form.ts';

function requestOf(body: FormData | URLSearchParams | string): Request {
  return new Request('http://localhost/', { method: 'POST', body });
}

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('multipart and URL-encoded forms are read alike', async () => {
  const fields: [string, string][] = [
    ['name', ' ಆಶಾ ರಾವ್ '],
    ['message', 'one\r\ntwo\rthree'],
  ];
  const expected = new Map([
    ['name', 'ಆಶಾ ರಾವ್'],
    ['message', 'one\ntwo\nthree'],
  ]);
  expect(await readForm(requestOf(formOf(...fields)))).toEqual(expected);
  expect(await readForm(requestOf(new URLSearchParams(fields)))).toEqual(expected);
});

test('what is not a form cannot be read', async () => {
  expect(await readForm(requestOf('{"name":"Asha"}'))).toBeUndefined();
});

test('a hundred fields are read, more are not', async () => {
  const many = (count: number) =>
    formOf(...Array.from({ length: count }, (_, index): [string, string] => [`f${index}`, 'x']));
  expect((await readForm(requestOf(many(100))))?.size).toBe(100);
  expect(await readForm(requestOf(many(101)))).toBeUndefined();
});

test('a name sent twice keeps both values, once each', async () => {
  const form = await readForm(requestOf(formOf(['a', '1'], ['a', '2'], ['b', '1'], ['b', '1'])));
  expect([...(form ?? [])]).toEqual([
    ['a', '1, 2'],
    ['b', '1'],
  ]);
});

test('control characters are dropped, line ends and joiners kept', async () => {
  const form = await readForm(requestOf(formOf(['a', 'x\0y\u001b[31m\u0085\nನ್\u200dಕ'])));
  expect(form?.get('a')).toBe('xy[31m\nನ್\u200dಕ');
});

test('an attached file does not cost the enquiry', async () => {
  const form = formOf(['name', 'Asha']);
  form.append('photo', new File(['bytes'], 'van.jpg'));
  const read = await readForm(requestOf(form));
  expect(read?.get('name')).toBe('Asha');
  expect(read?.get('photo')).toContain('van.jpg');
});

test('extra fields are kept, shortened, and empty ones left out', () => {
  const form = new Map([
    ['name', 'Asha'],
    ['note', 'x'.repeat(3000)],
    ['empty', ''],
    ['', 'nameless'],
  ]);
  expect(extrasOf(form, new Set(['name']))).toEqual([
    ['note', `${'x'.repeat(2000)}…`],
    ['(no name)', 'nameless'],
  ]);
});
