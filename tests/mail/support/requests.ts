import { Agent, request } from 'node:http';
import { SEND_FORM_PATH } from '../../../src/enquiry/contract/service.ts';
import { BOUNDARY, changed } from './malformed/requests.ts';

const VISITS = [
  { path: '/', headers: { 'accept-encoding': 'br' } },
  { path: '/about', headers: {} },
  { path: '/About/', headers: {} },
  { path: '/large.jpg', headers: {} },
  { path: '/large.jpg', headers: { range: 'bytes=0-99' } },
  { path: '/_astro/app.B7xk2.js', headers: { 'if-none-match': '*' } },
  { path: '/nowhere', headers: {} },
  { path: '/healthz', headers: {} },
] as const;

/** Sends `count` requests of all kinds, every tenth an enquiry. @returns how often each status came */
export async function sendMany(origin: string, count: number, atOnce = 32) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  let left = count;
  const send = (number: number) =>
    new Promise<number>((resolve, reject) => {
      const isEnquiry = number % 10 === 0;
      const { path, headers } = VISITS[number % VISITS.length] ?? VISITS[0];
      // Every hundredth request uses a connection of its own.
      const base = { agent: number % 100 === 1 ? false : agent };
      const options = isEnquiry
        ? {
            ...base,
            method: 'POST',
            headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
          }
        : { ...base, headers };
      const sent = request(origin + (isEnquiry ? SEND_FORM_PATH : path), options, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject);
      sent.end(isEnquiry ? changed('name', `Guest ${number}`) : undefined);
    });
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const status = await send(left);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  agent.destroy();
  return statuses;
}
