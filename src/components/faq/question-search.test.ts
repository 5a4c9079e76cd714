// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { soon } from '../../../tests/support/soon.ts';
import { idIn, resultMessage } from './question-search.ts';

test('the number of results is one of three sentences', () => {
  const sentences = { none: 'None of “[typed]”.', one: '1 result', many: '[count] results' };
  expect([0, 1, 12].map((count) => resultMessage(count, sentences, 'a $& b'))).toEqual([
    'None of “a $& b”.',
    '1 result',
    '12 results',
  ]);
});

test('a hash that is cut off names no answer', () => {
  expect(idIn('#wi-fi')).toBe('wi-fi');
  expect(idIn('#caf%C3%A9')).toBe('café');
  expect(idIn('#caf%C3')).toBe('');
});

test('half an emoji, which no address can contain, is searched for and asked about', () => {
  document.body.innerHTML = `<question-search data-none="None of “[typed]”.">
    <input type="search"><p role="status"></p>
    <div data-part="none" hidden><a href="/contact?subject=%5Btyped%5D">Ask</a></div>
    <section><details><summary>Pets?</summary></details></section></question-search>`;
  const field = document.querySelector('input') as HTMLInputElement;
  const link = document.querySelector('a') as HTMLAnchorElement;
  field.value = 'pool \ud83c';
  field.dispatchEvent(new Event('input'));
  expect(document.querySelector<HTMLElement>('[data-part=none]')?.hidden).toBe(false);
  expect(new URL(link.href).searchParams.get('subject')).toBe('pool \ufffd');
  field.value = 'pool \ud83c\udfca';
  field.dispatchEvent(new Event('input'));
  expect(new URL(link.href).searchParams.get('subject')).toBe('pool 🏊');
  document.body.replaceChildren();
});

describe('printing', () => {
  afterEach(() => document.body.replaceChildren());

  test('opens every answer, and closes again those that were closed', () => {
    document.body.innerHTML = `<question-search><section><details><summary>Pets?</summary></details>
      <details open><summary>Wi-Fi?</summary></details></section></question-search>`;
    const entries = [...document.querySelectorAll('details')];
    const print = (moment: string) => {
      dispatchEvent(new Event(moment));
      return entries.map(({ open }) => open);
    };
    expect(print('beforeprint')).toEqual([true, true]);
    // Some browsers say it twice.
    expect(print('beforeprint')).toEqual([true, true]);
    expect(print('afterprint')).toEqual([false, true]);
  });
});

describe('the words in a file', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const words = { stopWords: 'the', also: ['gpay', 'airport'] };

  /** A page whose file of words the test serves. */
  function open() {
    const answers: PromiseWithResolvers<Response>[] = [];
    const fetch = vi.fn(() => {
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      return answer.promise;
    });
    vi.stubGlobal('fetch', fetch);
    document.body.innerHTML = `<question-search data-words="/words.json" data-none="none" data-one="one" data-many="[count]">
      <form><input type="search"></form><p role="status"></p><div data-part="none" hidden></div>
      <section><details data-also><summary>How can I pay?</summary></details><details><summary>Pets?</summary></details></section>
      <section hidden><ul><li data-also><a href="#way">KIAL</a></li></ul></section></question-search>`;
    const field = document.querySelector('input') as HTMLInputElement;
    const type = (typed: string) => {
      field.value = typed;
      field.dispatchEvent(new Event('input'));
    };
    const told = () => document.querySelector('[role=status]')?.textContent;
    return { answers, fetch, field, told, type };
  }

  test('are fetched once the field is focused, and once only', async () => {
    const { answers, fetch, field, told, type } = open();
    expect(fetch).not.toHaveBeenCalled();
    field.focus();
    type('a');
    field.blur();
    field.focus();
    expect(fetch.mock.calls).toEqual([['/words.json']]);
    answers[0]?.resolve(Response.json(words));
    await soon(() => expect(field.closest('[data-stop-words]')).not.toBeNull());
    type('the gpay');
    expect(told()).toBe('one');
    field.blur();
    field.focus();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('update the results when they arrive late, and leave the focus where it is', async () => {
    const { answers, field, told, type } = open();
    const [none] = document.querySelectorAll<HTMLElement>('[data-part=none]');
    type('airport');
    // The file has not arrived yet, and may match.
    expect([told(), none?.hidden]).toEqual(['', true]);
    const summary = document.querySelector('summary') as HTMLElement;
    summary.tabIndex = 0;
    type('pay');
    summary.focus();
    answers[0]?.resolve(Response.json({ ...words, also: ['airport', 'pay'] }));
    await soon(() => expect(told()).toBe('2'));
    expect(document.activeElement).toBe(summary);
    field.focus();
    type('airport');
    expect(told()).toBe('one');
    type('pool');
    expect([told(), none?.hidden]).toEqual(['none', false]);
  });

  test('are waited for only briefly', async () => {
    vi.useFakeTimers();
    const { answers, told, type } = open();
    type('gpay');
    expect(told()).toBe('');
    vi.runAllTimers();
    expect(told()).toBe('none');
    answers[0]?.resolve(Response.json(words));
    vi.useRealTimers();
    await soon(() => expect(told()).toBe('one'));
  });

  test('are left out if they fail, and fetched again at the next focus', async () => {
    const { answers, fetch, field, told, type } = open();
    type('gpay');
    expect(told()).toBe('');
    answers[0]?.resolve(new Response('<p>Not found</p>', { status: 404 }));
    await soon(() => expect(told()).toBe('none'));
    expect(field.closest('[data-words]')).not.toBeNull();
    type('pay');
    expect(told()).toBe('one');
    expect(fetch).toHaveBeenCalledTimes(1);
    type('gpay');
    field.focus();
    answers[1]?.resolve(Response.json(words));
    await soon(() => expect(told()).toBe('one'));
  });
});
