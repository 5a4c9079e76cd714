import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../support/listenLocally.ts';

/** Where in the conversation the server misbehaves; `end` is the answer to the whole letter. */
export const STAGES = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'end', 'QUIT'] as const;
export type Stage = (typeof STAGES)[number];
export const FAULTS = ['4xx', '5xx', 'hang', 'cut', 'nonsense'] as const;
/** drip: trickles bytes without end; slow: takes its time, as a scanner for viruses does. */
export type Fault = (typeof FAULTS)[number] | 'drip' | 'slow';

export interface BadSmtp {
  url: string;
  /** The Message-IDs of the letters that it received, whatever it answered. */
  seen: string[];
  connections: number;
  /** Makes it work from now on. */
  fix(): void;
}

const REPLIES: Readonly<Record<Stage, string>> = {
  greeting: '220 bad.example ESMTP',
  EHLO: '250-bad.example\r\n250 AUTH PLAIN',
  AUTH: '235 Welcome',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  end: '250 Taken',
  QUIT: '221 Bye',
};

const MISBEHAVE: Readonly<Record<Fault, (socket: Socket, stage: Stage) => void>> = {
  '4xx': (socket) => socket.write('451 Try again later\r\n'),
  '5xx': (socket, stage) =>
    socket.write(
      stage === 'AUTH' ? '535 5.7.8 Wrong password\r\n' : '550 <asha@example.org> refused\r\n',
    ),
  hang: () => {},
  cut: (socket) => socket.destroy(),
  nonsense: (socket) => socket.write('\0\u00ff!?\r\n'),
  slow: (socket, stage) => void setTimeout(() => socket.write(`${REPLIES[stage]}\r\n`), 7_000),
  drip: (socket) => {
    const drip = setInterval(() => socket.write('250-One moment\r\n'), 30);
    socket.on('close', () => clearInterval(drip));
  },
};

/**
 * An SMTP server that misbehaves at one stage for `times` conversations, then works.
 * @param good how many conversations go well before that
 * @param recipient misbehaves only in conversations with this recipient
 */
export async function openBadSmtp(
  stage: Stage,
  fault: Fault,
  times = 2,
  { good = 0, recipient = '' } = {},
): Promise<BadSmtp> {
  const server = createServer();
  let isFixed = false;
  const state: BadSmtp = {
    url: '',
    seen: [],
    connections: 0,
    fix: () => {
      isFixed = true;
    },
  };
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    state.connections += 1;
    const isTurn = state.connections > good && state.connections <= good + times && !isFixed;
    let isBad = isTurn && recipient === '';
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    const reply = (now: Stage) => {
      if (isBad && now === stage) MISBEHAVE[fault](socket, now);
      else socket.write(`${REPLIES[now]}\r\n`);
    };
    let isLetter = false;
    const lines = createInterface(socket);
    // readline passes on the socket's errors: a client that is killed resets its connection.
    lines.on('error', () => {});
    lines.on('line', (line) => {
      if (!isLetter) {
        if (recipient && line.startsWith('RCPT') && line.includes(recipient)) isBad = isTurn;
        const command = STAGES.find((one) => line.toUpperCase().startsWith(one)) ?? 'EHLO';
        isLetter = command === 'DATA' && !(isBad && stage === 'DATA');
        reply(command);
        return;
      }
      const id = /^Message-ID: (.+)$/i.exec(line)?.[1];
      if (id) state.seen.push(id);
      if (line !== '.') return;
      isLetter = false;
      reply('end');
    });
    reply('greeting');
  });
  state.url = `smtp://inn:s3cret@127.0.0.1:${await listenLocally(server)}`;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return state;
}
