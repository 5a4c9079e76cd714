import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listenLocally } from '../../support/listenLocally.ts';

/** How often a mail server accepted and refused the letter with one Message-ID. */
export interface Account {
  subject: string;
  taken: number;
  refused: number;
}

export interface Ledger {
  url: string;
  /** By Message-ID. */
  accounts: ReadonlyMap<string, Account>;
  /** Refuses every letter once it has been read, until `back` is called. */
  out(): void;
  back(): void;
  /** Answers without delay from now on. */
  hurry(): void;
  close(): Promise<void>;
}

/** The codes that the outbox records for every failure while the server is out. */
export const REFUSED = 'EMESSAGE 451 DATA';

/** The value of a letter's header field, unfolded. */
function headerOf(lines: readonly string[], name: string): string {
  const head = lines
    .slice(0, lines.indexOf(''))
    .join('\n')
    .replace(/\n[ \t]/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

/**
 * A mail server that records outcomes instead of letters. (The smtp-server package greets only after a
 * tenth of a second, which is too long for ten thousand letters.)
 * @param answerWithin the longest random delay before it answers to a letter, in milliseconds
 */
export async function openLedger(answerWithin: number): Promise<Ledger> {
  const accounts = new Map<string, Account>();
  let isOut = false;
  let most = answerWithin;

  function receive(letter: readonly string[], socket: Socket): void {
    const id = headerOf(letter, 'Message-ID');
    const subject = headerOf(letter, 'Subject');
    const account = accounts.get(id) ?? { subject, taken: 0, refused: 0 };
    accounts.set(id, account);
    // Record before answering, as any server does whose answer a crash may cut off.
    account[isOut ? 'refused' : 'taken'] += 1;
    const answer = isOut ? '451 Later' : '250 Taken';
    setTimeout(() => socket.write(`${answer}\r\n`), Math.random() * most);
  }

  const server = createServer((socket) => {
    // Ignore errors: clients that are killed are part of these tests.
    socket.on('error', () => {}).setNoDelay(true);
    socket.write('220 ledger.example ESMTP\r\n');
    let letter: string[] | undefined;
    const lines = createInterface(socket).on('error', () => {});
    lines.on('line', (line) => {
      if (!letter) {
        if (line === 'DATA') letter = [];
        socket.write(letter ? '354 Go on\r\n' : '250 ledger.example\r\n');
      } else if (line === '.') {
        receive(letter, socket);
        letter = undefined;
      } else {
        letter.push(line);
      }
    });
  });
  return {
    url: `smtp://127.0.0.1:${await listenLocally(server)}`,
    accounts,
    out: () => {
      isOut = true;
    },
    back: () => {
      isOut = false;
    },
    hurry: () => {
      most = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
