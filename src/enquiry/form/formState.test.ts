import { expect, test } from 'vitest';
import { type FormAction, formReducer, initialState, unresolvedErrors } from './formState.ts';

const DRAFT = {
  name: 'Asha',
  email: 'asha@example.com',
  subject: 'A cot',
  message: 'Is there one?',
};

const after = (kind: 'booking' | 'contact', ...actions: FormAction[]) =>
  actions.reduce(formReducer, initialState(kind));

test('an error disappears with its cause, and another one does not replace it', () => {
  const submitted: FormAction = {
    type: 'submit',
    errors: { name: 'missing', email: 'missing', message: 'missing' },
  };
  const state = after('contact', submitted, {
    type: 'input',
    draft: { ...DRAFT, email: 'asha@', subject: '', message: '' },
  });
  expect(unresolvedErrors(state)).toEqual({ message: 'missing' });
});

test('thanks stay until another enquiry is submitted, with errors or without', () => {
  const sent: FormAction = {
    type: 'sent',
    sent: DRAFT,
    context: { room: 'Attic' },
    reference: 'K7M-4RX',
    draft: {},
  };
  expect(after('contact', sent).outcome).toEqual({
    kind: 'sent',
    reference: 'K7M-4RX',
    draft: { ...DRAFT, room: 'Attic' },
  });
  const rejected: FormAction = { type: 'submit', errors: { name: 'missing' } };
  expect(after('contact', sent, rejected).outcome).toEqual({ kind: 'idle' });
  expect(after('contact', sent, { type: 'send' }).outcome).toEqual({ kind: 'sending' });
});

test('a reason for failure stays while the guest corrects errors', () => {
  const failed: FormAction = { type: 'failed', sent: DRAFT, reason: 'offline', draft: {} };
  const state = after('contact', failed, { type: 'submit', errors: { name: 'missing' } });
  expect(state.outcome).toEqual({ kind: 'failed', reason: 'offline', draft: DRAFT });
});

test('the contact form saves what failed; the booking form still contains it', () => {
  const failed: FormAction = { type: 'failed', sent: DRAFT, reason: 'offline', draft: {} };
  expect(after('contact', failed).savedDrafts).toEqual([DRAFT]);
  expect(after('booking', failed).savedDrafts).toEqual([]);
});

test('restoring a draft saves what it replaces, unless that says nothing more', () => {
  const failed: FormAction = { type: 'failed', sent: DRAFT, reason: 'offline', draft: {} };
  const restore = (replaced: Record<string, string>): FormAction => ({
    type: 'restore',
    restored: DRAFT,
    replaced,
  });
  const other = { ...DRAFT, message: 'And a van?' };
  expect(after('contact', failed, restore(other)).savedDrafts).toEqual([other]);
  expect(after('contact', failed, restore({ name: 'Asha' })).savedDrafts).toEqual([]);
});
