// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../../tests/support/fakeUploads.ts';
import { PhotoChooser } from './PhotoChooser.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the dialog; returns a function that drops files by name. */
function open(onChoose = (_: string) => {}) {
  render(<PhotoChooser chosen="rooms/bed.jpg" onChoose={onChoose} onClose={() => {}} />);
  const place = screen.getByText('Drop photographs here, or');
  return (...names: string[]) =>
    fireEvent.drop(place, {
      dataTransfer: { files: names.map((name) => new File(['x'], name)) },
    });
}

const button = (name: string) => screen.findByRole('button', { name, hidden: true });

test('several photographs are uploaded, two at a time, and each can be chosen', async () => {
  const onChoose = vi.fn();
  open(onChoose)('one.jpg', 'two.jpg', 'three.jpg');
  expect(server.sending()).toEqual(['one.jpg', 'two.jpg']);
  await act(() => server.answer('two.jpg', 200, taken('rooms/two.jpg')));
  expect(server.sending()).toEqual(['one.jpg', 'three.jpg']);
  expect(await screen.findByText('1 of 3 uploaded.')).toBeTruthy();
  fireEvent.click(await button('Use this one: two.jpg'));
  expect(onChoose).toHaveBeenCalledWith('rooms/two.jpg');
  await act(() => server.answerAll(200, taken('rooms/other.jpg')));
});

test('the share that is sent is shown', async () => {
  open()('bed.jpg');
  await act(async () => server.progress('bed.jpg', 0.25));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
    name: 'bed.jpg',
    hidden: true,
  });
  expect(bar.value).toBe(0.25);
  await act(async () => server.progress('bed.jpg', 1));
  expect(screen.getByText('Preparing …')).toBeTruthy();
  await act(() => server.answerAll(200, taken('rooms/bed-2.jpg')));
});

test('a photograph that cannot be read says why, and can be sent again', async () => {
  open()('no-photo.txt');
  await act(() => server.answer('no-photo.txt', 415, { error: 'This is no photo.' }));
  expect(screen.getByText('This is no photo.')).toBeTruthy();
  fireEvent.click(await button('Try again: no-photo.txt'));
  expect(server.sending()).toEqual(['no-photo.txt']);
  await act(() => server.answerAll(200, taken('rooms/photo.jpg')));
  expect(await button('Use this one: no-photo.txt')).toBeTruthy();
});

const taken = (photo: string) => ({ photo, width: 1, height: 1, warnings: [] });
