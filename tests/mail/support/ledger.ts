import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a mail server did with a letter, told by its Message-ID. */
export interface Account {
  subject: string;
  taken: number;
  refused: number;
}

export interface Ledger {
  url: string;
  /** By Message-ID. */
  accounts: ReadonlyMap<string, Account>;
  /** From now on every letter is refused once it has been read, until the server is back. */
  out(): void;
  back(): void;
  /** From now on it answers at once. */
  hurry(): void;
  close(): Promise<void>;
}

/** What every failure is put on record with while the server is out. */
export const REFUSED = 'EMESSAGE 451 DATA';

/** A letter's header, its folded lines put together. */
function headerOf(lines: readonly string[], name: string): string {
  const head = lines
    .slice(0, lines.indexOf(''))
    .join('\n')
    .replace(/\n[ \t]/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

/**
 * A mail server that records outcomes instead of letters. (The smtp-server package greets after a
 * tenth of a second, and ten thousand letters would take that long each.)
 * @param answerWithin the most milliseconds, by chance, before it says what became of a letter.
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
    // On the books before it is said, as with any server whose answer a crash cuts off.
    account[isOut ? 'refused' : 'taken'] += 1;
    const answer = isOut ? '451 Later' : '250 Taken';
    setTimeout(() => socket.write(`${answer}\r\n`), Math.random() * most);
  }

  const server = createServer((socket) => {
    // Clients that are killed are part of these tests.
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
