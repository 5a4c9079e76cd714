// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignIn } from './SignIn.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a double click requests one link', async () => {
  // Two requests of a new browser would each be given a cookie, and the link of one would not open here.
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  render(<SignIn intro="Sign in." />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'asha@example.org' } });
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(fetch).toHaveBeenCalledOnce();
});
