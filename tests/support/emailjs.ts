import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** The specification's placeholders, which the EmailJS build contains. */
export const IDS = {
  lib_version: '4.4.1',
  service_id: 'YOUR_SERVICE_ID',
  user_id: 'YOUR_PUBLIC_KEY',
} as const;
export const TEMPLATES = {
  booking: 'YOUR_BOOKING_TEMPLATE_ID',
  contact: 'YOUR_CONTACT_TEMPLATE_ID',
} as const;

export interface Post {
  method: string;
  contentType: string;
  /** The body's parts in the order sent. */
  fields: [name: string, value: string][];
}

async function read(request: Request): Promise<Post> {
  const contentType = (await request.headerValue('content-type')) ?? '';
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return {
    method: request.method(),
    contentType,
    fields: [...form.entries()].map(([name, value]) => [name, String(value)]),
  };
}

export interface Service {
  /** All posts, in order. */
  posts: Post[];
  /** Releases the responses held back. */
  release: () => void;
}

type Answer = { status: number; body: string } | 'cut' | 'held' | 'silence';

/**
 * Mocks EmailJS.
 * @param answer the response; `cut` breaks the connection, `held` responds once released,
 * `silence` never responds
 */
export async function emailjs(
  page: Page | BrowserContext,
  answer: Answer = { status: 200, body: 'OK' },
): Promise<Service> {
  const posts: Post[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('https://api.emailjs.com/**', async (route: Route) => {
    posts.push(await read(route.request()));
    if (answer === 'silence') return;
    if (answer === 'cut') return route.abort('connectionfailed');
    if (answer === 'held') await released;
    const { status, body } = answer === 'held' ? { status: 200, body: 'OK' } : answer;
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status, body, headers, contentType: 'text/plain' });
  });
  return { posts, release };
}
