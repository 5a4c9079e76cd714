import { Agent, request } from 'node:http';
import { LIB_VERSION, PLACEHOLDERS, SEND_FORM_PATH } from '../../src/enquiry/contract/service.ts';

export interface Figures {
  senders: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const TYPE = 'application/x-www-form-urlencoded';

/** A unique enquiry of typical length. */
function bodyOf(number: number): string {
  return new URLSearchParams({
    name: 'Asha Rao',
    email: 'asha@example.org',
    subject: `Parking ${process.hrtime.bigint()}-${number}`,
    message: 'Is there room for a van? It is five metres long. '.repeat(6),
    lib_version: LIB_VERSION,
    service_id: PLACEHOLDERS.serviceId,
    template_id: PLACEHOLDERS.contactTemplateId,
    user_id: PLACEHOLDERS.publicKey,
  }).toString();
}

function send(origin: string, agent: Agent, body: string): Promise<number> {
  const headers = { 'Content-Type': TYPE, 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(origin + SEND_FORM_PATH, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`An enquiry was answered with ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sends `count` enquiries, `senders` at a time, and measures the responses. */
export async function measure(origin: string, senders: number, count: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const times: number[] = [];
  let left = count;
  const started = performance.now();
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await send(origin, agent, bodyOf(left)));
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    senders,
    perSecond: count / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
