// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { eachTestAfresh, network, open, propsOf } from '../../../tests/fixtures/enquiryForms.tsx';
import { FORMS } from '../contract/forms.ts';
import { EnquiryForm, ErrorBoundary } from './EnquiryForm.tsx';

eachTestAfresh();

test('a form with only compulsory fields says how many it has', () => {
  document.body.innerHTML = renderToString(<EnquiryForm {...propsOf('booking')} />);
  expect(screen.getByText('Six lines, and we can answer.')).toBeDefined();
});

/** The form as served, before hydration. */
function serve(origin?: string): { form: HTMLFormElement; hydrate: () => Promise<void> } {
  const island = <EnquiryForm {...propsOf('contact', origin)} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(island);
  document.body.replaceChildren(root);
  return {
    form: root.querySelector('form') as HTMLFormElement,
    hydrate: () =>
      act(async () => {
        hydrateRoot(root, island);
      }),
  };
}
const ownFields = FORMS.contact.map(({ name }) => name);
const fieldsOf = (form: HTMLFormElement) => [...new FormData(form).keys()];

test('as served, the form posts itself to the service, checked by the browser', () => {
  const { form } = serve();
  expect(form.action).toBe('https://mail.example/api/v1.0/email/send-form');
  expect([form.method, form.enctype, form.noValidate]).toEqual([
    'post',
    'multipart/form-data',
    false,
  ]);
  expect(fieldsOf(form)).toEqual([
    ...['lib_version', 'service_id', 'template_id', 'user_id'],
    ...ownFields,
  ]);
});

test('as served for our own service, it posts to the same server, with the trap', () => {
  const { form } = serve('self');
  expect(form.getAttribute('action')).toBe('/api/v1.0/email/send-form');
  expect(fieldsOf(form)).toContain('website');
  expect(fieldsOf(form)).not.toContain('elapsed_ms');
});

test('once hydrated, it leaves the service’s fields to the client', async () => {
  const { form, hydrate } = serve();
  await hydrate();
  expect(form.noValidate).toBe(true);
  expect(fieldsOf(form)).toEqual(['reference', ...ownFields]);
});

test('what was typed before hydration stays, and no filling time is sent', async () => {
  const { form, hydrate } = serve('self');
  screen.getByLabelText<HTMLInputElement>('Your name').value = 'Early Bird';
  await hydrate();
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Early Bird');
  expect(fieldsOf(form)).not.toContain('elapsed_ms');
});

test('a draft outlives a reload', async () => {
  const before = open('contact');
  await before.fill({ Message: 'Is there a cot?' });
  const { hydrate } = serve();
  await hydrate();
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Is there a cot?');
});

test('an incomplete form is not sent: messages are beside the fields, focus goes to the first', async () => {
  const form = open('contact');
  await form.fill({ 'Your name': 'Asha', 'E-mail': 'asha@' });
  await form.send();
  expect(network).not.toHaveBeenCalled();
  const email = form.field('E-mail');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('does not look complete');
  expect(screen.getByText('Please write your message.')).toBeTruthy();
});

test('a message disappears once its field is corrected', async () => {
  const form = open('contact');
  await form.send();
  await form.fill({ Message: 'H' });
  expect(screen.queryByText('Please write your message.')).toBeNull();
  expect(screen.getByText('Please tell us your name.')).toBeTruthy();
});

test('an assistant finds a named tool, with every field described', () => {
  const { form } = serve();
  expect(form.getAttribute('toolname')).toBe('send_message');
  expect(form.getAttribute('tooldescription')).toBeTruthy();
  for (const field of form.querySelectorAll('[required]')) {
    expect(field.getAttribute('toolparamdescription')).toBeTruthy();
  }
});

test('when a form fails in the browser, the ways to reach the inn replace it', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const Broken = () => {
    throw new Error('broken');
  };
  const { createRoot } = await import('react-dom/client');
  await act(async () =>
    createRoot(root).render(
      <ErrorBoundary contacts={propsOf('contact').contacts}>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(screen.getByText(/could not be shown/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:+918000000168');
});
