// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoChooser } from './PhotoChooser.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const taken = (photo: string) => Response.json({ photo, width: 1, height: 1, warnings: [] });

/** Renders the dialog; uploads are answered by the file's name. */
function open(answers: Record<string, () => Response | Promise<Response>>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(address, 'http://desk').searchParams.get('name');
    return name ? answers[name]?.() : Response.json([]);
  });
  render(<PhotoChooser chosen="rooms/bed.jpg" onChoose={() => {}} onClose={() => {}} />);
  const place = screen.getByText('Drop a photograph here, or');
  return (name: string) =>
    fireEvent.drop(place, { dataTransfer: { files: [new File(['x'], name)] } });
}

const use = () => screen.queryByRole('button', { name: 'Use this one', hidden: true });

test('after a rejected upload, the previous photograph is no longer offered', async () => {
  const drop = open({
    'one.jpg': () => taken('rooms/one.jpg'),
    'no-photo.txt': () => Response.json({ error: 'This is no photo.' }, { status: 415 }),
  });
  drop('one.jpg');
  await vi.waitFor(() => expect(use()).not.toBeNull());
  drop('no-photo.txt');
  await screen.findByText('This is no photo.');
  expect(use()).toBeNull();
});

test('of two uploads the later one wins, whichever finishes first', async () => {
  const slow = Promise.withResolvers<Response>();
  const drop = open({
    'slow.jpg': () => slow.promise,
    'quick.jpg': () => taken('rooms/quick.jpg'),
  });
  drop('slow.jpg');
  drop('quick.jpg');
  await screen.findByText('Taken in: quick.jpg.');
  await act(async () => slow.resolve(taken('rooms/slow.jpg')));
  expect(screen.queryByText('Taken in: slow.jpg.')).toBeNull();
  const shown = use()?.closest('div')?.parentElement?.querySelector('img');
  expect(shown?.getAttribute('src')).toContain('quick.jpg');
});
