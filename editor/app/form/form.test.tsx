// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Op } from '../../model/api.ts';
import { type Field, readField } from '../../model/fields.ts';
import { FieldView } from './FieldView.tsx';
import { type FormApi, FormContext } from './form.ts';
import { numberIn } from './InputFields.tsx';
import { oneLineOf } from './oneLine.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders one field, and collects its operations. */
function draw(
  field: Field,
  value: unknown,
  more: Partial<FormApi> = {},
  wrapper?: (props: { children: ReactNode }) => ReactNode,
) {
  const change = vi.fn<(op: Op) => void>();
  const form: FormApi = {
    file: {
      path: 'a',
      version: '',
      data: {},
      schema: {},
      diagnostics: [],
      samples: [],
      choices: {},
    },
    Field: FieldView,
    kind: 'inn',
    data: {},
    diagnostics: [],
    changed: [],
    touch: () => {},
    target: undefined,
    change,
    confirmSample: async () => true,
    sentences: [],
    confirmSentences: async () => true,
    announce: () => {},
    ...more,
  };
  render(
    <FormContext value={form}>
      <FieldView field={field} at={['x']} value={value} />
    </FormContext>,
    { ...(wrapper && { wrapper }) },
  );
  return change;
}

test('emptying an optional text removes it from the file', async () => {
  const change = draw(readField({ type: 'string', title: 'Short name' }, 'x', true), 'A');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Short name/ }));
  expect(change).toHaveBeenLastCalledWith({ op: 'unset', at: ['x'] });
});

test('a telephone number without +91 is corrected by one tap, or when pasted', async () => {
  const phone = readField({ type: 'string', title: 'Telephone', 'x-field': 'telephone' }, 'x');
  const change = draw(phone, '98450 11223');
  await userEvent.click(screen.getByRole('button', { name: 'Use +91 98450 11223' }));
  const right = { op: 'set', at: ['x'], value: '+91 98450 11223' } as const;
  expect(change).toHaveBeenLastCalledWith(right);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  change.mockClear();
  cleanup();
  const pasted = draw(phone, '');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('098450-11223');
  expect(pasted).toHaveBeenLastCalledWith(right);
});

test('line breaks in pasted text become spaces', async () => {
  const change = draw(readField({ type: 'string', title: 'Text' }, 'x'), '');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('One\ntwo');
  expect(change).toHaveBeenLastCalledWith({ op: 'set', at: ['x'], value: 'One two' });
});

test('a line break in the middle becomes a space, and the caret stays behind it', async () => {
  function Sentence() {
    const [text, setText] = useState('One two');
    return <textarea value={text} onChange={(event) => setText(oneLineOf(event.currentTarget))} />;
  }
  render(<Sentence />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.click(box);
  box.setSelectionRange(3, 3);
  await userEvent.keyboard('{Enter}and ');
  expect(box.value).toBe('One and two');
});

test.each([
  ['1,500', 1500],
  ['1,00,000', 100_000],
  ['12.5', 12.5],
  ['-3', -3],
  ['24/7', '24/7'],
  ['two', 'two'],
])('“%s” is typed and %j is meant', (typed, meant) => {
  expect(numberIn(typed)).toBe(meant);
});

test('a field with a sentence of the sample says so, and can be confirmed there', async () => {
  const confirmSentences = vi.fn(async () => true);
  const announce = vi.fn();
  const texts = ['Clean rooms for two.', 'The metro is near.'];
  const sentences = texts.map((text) => ({ path: 'a', at: ['x'], text }));
  draw(readField({ type: 'string', title: 'Opening' }, 'x'), texts.join(' '), {
    sentences,
    confirmSentences,
    announce,
    data: { x: texts.join(' ') },
  });
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('field-x-sample');
  await userEvent.click(screen.getByRole('button', { name: 'This is true of my inn: Opening' }));
  expect(confirmSentences).toHaveBeenCalledWith(texts);
  expect(announce).toHaveBeenCalledWith('No longer marked as a sample: Opening.');
});

test('a field whose sentence was overwritten is no longer marked as a sample', () => {
  draw(readField({ type: 'string', title: 'Opening' }, 'x'), 'My own.', {
    sentences: [{ path: 'a', at: ['x'], text: 'Clean rooms for two.' }],
    data: { x: 'My own.' },
  });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a diagnostic is shown at its field and describes its control', () => {
  draw(readField({ type: 'string', title: 'E-mail' }, 'x'), 'no', {
    diagnostics: [
      { file: 'a', pointer: ['x'], message: 'This is no address.', fix: '', severity: 'error' },
    ],
  });
  const box = screen.getByRole('textbox', { name: 'E-mail' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toContain('This is no address.');
});

test('a choice is made by its label', async () => {
  const change = draw(readField({ enum: ['ac', 'non-ac'], title: 'Cooling' }, 'x'), 'ac');
  await userEvent.click(screen.getByRole('radio', { name: 'Without air conditioning' }));
  expect(change).toHaveBeenCalledWith({ op: 'set', at: ['x'], value: 'non-ac' });
});

test('entries move by their buttons and by Alt with an arrow key', async () => {
  const list = readField({ type: 'array', title: 'List', items: { type: 'string' } }, 'x');
  const change = draw(list, ['One', 'Two']);
  await userEvent.click(screen.getByRole('button', { name: 'Move down: One' }));
  expect(change).toHaveBeenLastCalledWith({ op: 'move', at: ['x'], from: 0, to: 1 });
  screen.getAllByRole('textbox').at(1)?.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(change).toHaveBeenLastCalledWith({ op: 'move', at: ['x'], from: 1, to: 0 });
});

test('Enter in the search for icons does not save the form', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const icon = readField({ enum: ['bed'], 'x-field': 'icon' }, 'x');
  draw(icon, 'bed', {}, ({ children }) => <form onSubmit={onSubmit}>{children}</form>);
  await userEvent.click(screen.getByRole('button', { name: /bed/i }));
  await userEvent.type(screen.getByRole('searchbox', { hidden: true }), 'car{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without an answer the search for icons does not say that there are none', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()));
  draw(readField({ enum: ['bed'], 'x-field': 'icon' }, 'x'), 'bed');
  await userEvent.click(screen.getByRole('button', { name: /bed/i }));
  expect(await screen.findByText(/^The editor does not answer/)).toBeTruthy();
});
