// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestError } from '../requests/request.ts';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);

interface Taken {
  isLatest: () => boolean;
  resolve: (message: string) => void;
  reject: (problem: unknown) => void;
}

/** Opens the form; the returned function drops a file, whose upload ends when the test says so. */
function open(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let latest = () => false;
  const take = (_: File, isLatest: () => boolean) => {
    latest = isLatest;
    return promise;
  };
  const zone = { label: 'Drop it here, or', button: 'Choose', accept: 'image/png' };
  const { unmount } = render(
    <FileDrop {...zone} name={name} rejected="Not uploaded." take={take} />,
  );
  return {
    close: unmount,
    drop(file: string): Taken {
      const files = [new File(['x'], file)];
      fireEvent.drop(screen.getByText('Drop it here, or'), { dataTransfer: { files } });
      return { isLatest: () => latest(), resolve, reject };
    },
  };
}

const message = () => screen.getByRole('status').textContent;

test('an upload that ends after its form was closed says how when the form is opened again', async () => {
  const form = open('failing');
  const upload = form.drop('house.svg');
  form.close();
  const again = open('failing');
  expect(message()).toBe('Uploading house.svg …');
  again.close();
  await act(async () => upload.reject(new RequestError(507, { error: 'The disk is full.' })));
  const last = open('failing');
  expect(message()).toBe('The disk is full.');
  // The message has been read.
  last.close();
  open('failing');
  expect(message()).toBe('');
});

test('a file chosen in the form that was opened again counts, however late the earlier one arrives', async () => {
  const form = open('late');
  const early = form.drop('early.svg');
  form.close();
  const later = open('late').drop('later.svg');
  await act(async () => later.resolve('Uploaded: later.svg'));
  expect(early.isLatest()).toBe(false);
  await act(async () => early.resolve('Uploaded: early.svg'));
  expect(message()).toBe('Uploaded: later.svg');
});
