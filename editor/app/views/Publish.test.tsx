// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublishJob, PublishPlan, Tree } from '../../model/api.ts';
import { EditorContext } from '../state/editorContext.ts';
import { Publish } from './Publish.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job: PublishJob = {
  job: 'j1',
  way: 'git',
  steps: [{ name: 'Build the site', state: 'running' }],
  done: false,
  failed: false,
};
const draw = () =>
  render(
    <EditorContext
      value={{ tree: { files: [] } as unknown as Tree, refresh: () => {}, announce: () => {} }}
    >
      <Publish />
    </EditorContext>,
  );

const plan: PublishPlan = { way: 'git', changes: [] };

test('after a restart of the editor, an unknown job ends and the site can be published again', async () => {
  const answers = [
    () => Response.json(job),
    () => Response.json({ error: 'The editor was restarted.' }, { status: 404 }),
  ];
  let plans = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/publish') {
      plans += 1;
      return Response.json(plans === 1 ? { ...plan, running: job } : plan);
    }
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  draw();
  expect(await screen.findByText('Build the site')).toBeTruthy();
  expect(await screen.findByText('The editor was restarted.', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText('Build the site')).toBeNull();
  expect(plans).toBe(2);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false');
});

test.each([
  ['failed', 'waiting', 'This was not published. The site is as it was.'],
  ['done', 'failed', 'It is not certain what guests see: look at the site.'],
] as const)(
  'after a build that is %s and a hand-over that is %s it says: %s',
  async (build, handOver, sentence) => {
    const steps: PublishJob['steps'] = [
      { name: 'Build the site', state: build },
      { name: 'Send it to your host', state: handOver },
    ];
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json(
        address === '/api/publish' ? { ...plan, running: job } : { ...job, steps, failed: true },
      ),
    );
    draw();
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

test('while it is checked whether all is ready, that is said, and a second press does nothing', async () => {
  let checked = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/publish') return Response.json(plan);
    checked += 1;
    return new Promise(() => {});
  });
  draw();
  const button = await screen.findByRole('button', { name: 'Publish now' });
  fireEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('One moment …');
  fireEvent.click(button);
  expect(checked).toBe(1);
});

test('an answer that comes late does not bring back a job that has ended', async () => {
  const late = Promise.withResolvers<Response>();
  const steps: PublishJob['steps'] = [{ name: 'Build the site', state: 'failed' }];
  const answers = [late.promise, Response.json({ ...job, steps, failed: true })];
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/publish' ? Response.json({ ...plan, running: job }) : answers.shift(),
  );
  draw();
  const sentence = 'It is not certain what guests see: look at the site.';
  expect(await screen.findByText(sentence, {}, { timeout: 5000 })).toBeTruthy();
  await act(async () => late.resolve(Response.json(job)));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false');
});
