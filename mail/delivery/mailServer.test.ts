import { expect, test } from 'vitest';
import { PACE, systemClock } from '../clock.ts';
import type { DueDelivery } from '../outbox/deliveries.ts';
import { MailServer } from './mailServer.ts';

/** A mail server on which every operation fails with this error. */
function failing(error: Error) {
  const fail = () => Promise.reject(error);
  return new MailServer({
    transport: { send: fail, acknowledge: fail, alert: fail, verify: fail },
    clock: { ...systemClock, after: () => () => {} },
    pace: PACE,
    log: () => {},
    isLetterWaiting: () => false,
  });
}

const NEW_CODE = Object.assign(new Error(), { code: 'ENEW' });

test('a failed check counts against the server, even with unknown codes: no letter was involved', async () => {
  const server = failing(NEW_CODE);
  await server.verify();
  expect(server.state).toMatchObject({ kind: 'bad', codes: 'ENEW' });
});

test('a letter that fails with such codes does not count against the server', async () => {
  const server = failing(NEW_CODE);
  await expect(server.send({} as DueDelivery, new AbortController().signal)).rejects.toBe(NEW_CODE);
  expect(server.state).toEqual({ kind: 'good' });
});
