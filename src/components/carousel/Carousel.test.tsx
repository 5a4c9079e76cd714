// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Carousel } from './Carousel.tsx';

afterEach(cleanup);

const show = (count: number) =>
  render(
    <Carousel kind="hero" label="Photographs" slides={Array.from({ length: count }, String)} />,
  );

test('a single picture has no controls: it neither moves nor leads to another', () => {
  show(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a few pictures have a dot each, many have a counter instead', () => {
  show(4);
  expect(screen.getAllByRole('button', { name: /4/ })).toHaveLength(4);
  cleanup();
  show(8);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText('/ 8', { exact: false })).toBeDefined();
});
