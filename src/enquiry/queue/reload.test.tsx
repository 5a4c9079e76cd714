// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  eachTestAfresh,
  guest,
  network,
  open,
  posted,
} from '../../../tests/fixtures/enquiryForms.tsx';
import { soon } from '../../../tests/support/soon.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import type { FormKind } from '../contract/forms.ts';
import { loadQueued } from './offlineQueue.ts';
import { queueEnquiry } from './queueChanges.ts';

eachTestAfresh();

const KINDS = ['booking', 'contact'] as const;
const isSent = () => screen.findByText(/sent successfully|is on its way/);
const button = (name: string) => screen.findByRole('button', { name });
const noNetwork = () => network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
const answers = (status: number) =>
  network.mockReset().mockImplementation(() => Promise.resolve(new Response('OK', { status })));

/** Opens the form's page anew in the same tab. */
function reload(kind: FormKind, origin?: string) {
  cleanup();
  return open(kind, origin);
}

/** Fills in a form and sends it without a network. */
async function sendOffline(kind: FormKind) {
  noNetwork();
  const form = open(kind);
  await form.fill();
  await form.send();
  await screen.findByText(words.queued(kind));
  answers(200);
  return form;
}

/** Expects that the inn has the enquiry, and none waits. */
async function isOver() {
  await isSent();
  await soon(() => expect(localStorage).toHaveLength(0));
  expect(screen.queryByRole('button', { name: words.send })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
}

test.each(KINDS)('%s: looked at, changed, and sent after a reload, it goes once', async (kind) => {
  await sendOffline(kind);
  sessionStorage.clear();
  const first = reload(kind);
  await first.user.click(await button(words.look));
  await first.fill({ 'Your name': 'Asha R.' });
  const form = reload(kind);
  expect(form.field('Your name').value).toBe('Asha R.');
  await form.send();
  await isOver();
  expect(posted().get('name')).toBe('Asha R.');
});

test.each(KINDS)('%s: sent, and changed after a reload, it goes once', async (kind) => {
  await sendOffline(kind);
  const form = reload(kind);
  await form.fill({ 'Your name': 'Asha R.' });
  await form.send();
  await isOver();
  expect(posted().get('name')).toBe('Asha R.');
});

test.each(KINDS)(
  '%s: without a network twice, a reload between, it is queued once',
  async (kind) => {
    await sendOffline(kind);
    noNetwork();
    const again = reload(kind);
    await again.fill({ 'Your name': 'Asha R.' });
    await again.send();
    await soon(() => expect(loadQueued(kind)?.draft['name']).toBe('Asha R.'));
    answers(200);
    const form = reload(kind);
    await form.fill({ 'Your name': 'A. R.' });
    await form.send();
    await isOver();
  },
);

test.each(KINDS)(
  '%s: without an answer in time it keeps its reference over a reload',
  async (kind) => {
    answers(504);
    const first = open(kind);
    await first.fill();
    await first.send();
    await screen.findByText(/did not answer in time/);
    const reference = posted().get('reference');
    answers(200);
    const form = reload(kind);
    await form.send();
    await isOver();
    expect(posted().get('reference')).toBe(reference);
  },
);

test('changed after a reload, it is another enquiry with its own reference', async () => {
  answers(504);
  const first = open('contact');
  await first.fill();
  await first.send();
  await screen.findByText(/did not answer in time/);
  const reference = posted().get('reference');
  answers(200);
  await reload('contact').fill({ Message: 'Is there a cradle?' });
  await reload('contact').send();
  await isOver();
  expect(posted().get('reference')).not.toBe(reference);
});

const KANNADA = {
  draft: { name: 'ಆಶಾ', email: 'a@example.com', subject: 'ಡೀಲಕ್ಸ್', message: 'ಮಂಚ ಇದೆಯಾ?' },
  writtenOn: { language: 'Kannada', ourSubject: 'ಡೀಲಕ್ಸ್' },
};

test('a message from a page in Kannada keeps its language over a reload of an English one', async () => {
  answers(200);
  queueEnquiry('contact', KANNADA.draft, { writtenOn: KANNADA.writtenOn });
  const first = open('contact');
  await first.user.click(await button(words.look));
  const form = reload('contact', 'self');
  await form.send();
  await isOver();
  expect([posted().get('language'), posted().get('our_subject')]).toEqual(['Kannada', 'ಡೀಲಕ್ಸ್']);
});

test('looked at, changed, refused, put back and sent, it goes once, in its language', async () => {
  queueEnquiry('contact', KANNADA.draft, { writtenOn: KANNADA.writtenOn });
  answers(502);
  const form = open('contact');
  await form.user.click(await button(words.look));
  await form.fill({ Message: 'ತೊಟ್ಟಿಲು ಇದೆಯಾ?' });
  await form.send();
  answers(200);
  await form.user.click(await button('Put my message back'));
  await form.send();
  await isOver();
  expect(posted().get('language')).toBe('Kannada');
});

test('another message written after a failure does not replace the queued one', async () => {
  const first = await sendOffline('contact');
  await first.fill({ ...guest.contact, Message: 'And a van?' });
  await reload('contact').send();
  await isSent();
  expect(posted().get('message')).toBe('And a van?');
  expect(loadQueued('contact')?.draft['message']).toBe(guest.contact.Message);
});

test('fields that the guest empties leave nothing in the tab', async () => {
  queueEnquiry('contact', KANNADA.draft);
  const form = open('contact');
  await form.user.click(await button(words.look));
  expect(sessionStorage).toHaveLength(1);
  for (const label of Object.keys(guest.contact)) await form.user.clear(form.field(label));
  expect(sessionStorage).toHaveLength(0);
});

test('“Delete” leaves nothing in the tab, and what is in the fields is an enquiry of its own', async () => {
  await sendOffline('booking');
  const form = reload('booking');
  await form.user.click(await button(words.delete));
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  expect(form.typed()).toEqual(Object.values(guest.booking));
});
