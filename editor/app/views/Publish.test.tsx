// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { soon } from '../../../tests/support/soon.ts';
import type { FileEntry, Tree } from '../../model/api.ts';
import type { PublishJob, PublishPlan } from '../../model/publish.ts';
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
const files = [{ path: 'inn.yaml', title: 'The inn' }] as FileEntry[];
const draw = () =>
  render(
    <EditorContext value={{ tree: { files } as Tree, refresh: () => {}, announce: () => {} }}>
      <Publish />
    </EditorContext>,
  );

const plan: PublishPlan = { way: 'git', changes: [] };

test('after a restart of the editor, an unknown job ends and the site can be published again', async () => {
  let isRestarted = false;
  let plans = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/publish') {
      plans += 1;
      return Response.json(isRestarted ? plan : { ...plan, running: job });
    }
    if (address === '/api/drafts') return Response.json([]);
    return isRestarted
      ? Response.json({ error: 'The editor was restarted.' }, { status: 404 })
      : Response.json(job);
  });
  draw();
  expect(await screen.findByText('Build the site')).toBeTruthy();
  isRestarted = true;
  expect(await screen.findByText('The editor was restarted.', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText('Build the site')).toBeNull();
  await soon(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false'));
  expect(plans).toBe(2);
});

test('the steps of somebody who publishes next follow, and nothing is said to be lost', async () => {
  let current: PublishJob = { ...job, done: true, live: 'waiting' };
  let plans = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/drafts') return Response.json([]);
    if (address === '/api/publish') {
      plans += 1;
      return Response.json({ ...plan, running: current });
    }
    return address.endsWith(current.job)
      ? Response.json(current)
      : Response.json({ error: 'The editor was restarted.' }, { status: 404 });
  });
  draw();
  expect(await screen.findByText('Build the site')).toBeTruthy();
  // The view asks again once the build is done.
  await soon(() => expect(plans).toBe(2));
  await act(async () => {});
  current = { ...job, job: 'j2', steps: [{ name: 'Build once more', state: 'running' }] };
  expect(await screen.findByText('Build once more')).toBeTruthy();
  expect(screen.queryByText('The editor was restarted.')).toBeNull();
});

test('the steps of a job that another owner has begun are shown after a refusal', async () => {
  let running: PublishJob | undefined;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (address === '/api/drafts' || address === '/api/launch') return Response.json([]);
    if (method === 'POST') return Response.json({ error: 'Follow its steps.' }, { status: 409 });
    return Response.json(address === '/api/publish' ? { ...plan, running } : running);
  });
  draw();
  const button = await screen.findByRole('button', { name: 'Publish now' });
  running = job;
  await act(async () => fireEvent.click(button));
  expect(await screen.findByText('Follow its steps.')).toBeTruthy();
  expect(await screen.findByText('Build the site')).toBeTruthy();
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
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/drafts') return Response.json([]);
      return Response.json(
        address === '/api/publish' ? { ...plan, running: job } : { ...job, steps, failed: true },
      );
    });
    draw();
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

test('the publish view names forms that are not saved', async () => {
  const ops = [{ op: 'set', at: ['name'], value: 'New' }];
  const draft = { path: 'inn.yaml', version: '1', session: 'a', base: {}, ops };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/publish' ? plan : [draft]),
  );
  draw();
  const link = await screen.findByRole('link', { name: 'The inn' });
  expect(link.getAttribute('href')).toBe('#/edit/inn.yaml');
  expect(link.parentElement?.textContent).toBe(
    'Not saved yet, so not published: The inn. Open them and save first.',
  );
});

test('the view says that the launch check is running, and a second press does nothing', async () => {
  let checked = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/publish') return Response.json(plan);
    if (address === '/api/drafts') return Response.json([]);
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

test('a late answer does not bring back a job that has ended', async () => {
  const late = Promise.withResolvers<Response>();
  const steps: PublishJob['steps'] = [{ name: 'Build the site', state: 'failed' }];
  const answers = [late.promise, Response.json({ ...job, steps, failed: true })];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/drafts') return Response.json([]);
    return address === '/api/publish' ? Response.json({ ...plan, running: job }) : answers.shift();
  });
  draw();
  const sentence = 'It is not certain what guests see: look at the site.';
  expect(await screen.findByText(sentence, {}, { timeout: 5000 })).toBeTruthy();
  await act(async () => late.resolve(Response.json(job)));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('false');
});

test('a press before the first answer about the steps does not publish again', async () => {
  let checked = 0;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (address === '/api/drafts') return Response.json([]);
    if (address === '/api/launch') checked += 1;
    if (address === '/api/launch') return Response.json([]);
    if (method === 'POST') return Response.json({ job: 'j1' });
    return address === '/api/publish' ? Response.json(plan) : new Promise(() => {});
  });
  draw();
  const button = await screen.findByRole('button', { name: 'Publish now' });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(checked).toBe(1);
});
