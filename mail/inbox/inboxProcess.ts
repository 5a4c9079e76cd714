/**
 * The embedded inbox, in a process of its own: maildev installs signal handlers and keeps mail in
 * memory. It exits with its parent.
 */
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';

interface MailServer {
  create(port: number, host: string, folder: string): void;
  listen(): Promise<void>;
  loadMailsFromDirectory(): void;
  /** smtp-server's own server, whose `server` is Node's. */
  smtp: { server: Server };
  port: number;
}

interface Web {
  start(
    port: string,
    host: string,
    mailServer: MailServer,
    user: undefined,
    password: undefined,
    path: string,
    secure: object,
  ): void;
  server: Server;
}

// maildev has no types. Its own entry point would exit on a signal.
const require = createRequire(import.meta.url);
const mailServer = require('maildev/lib/mailserver') as MailServer;
const web = require('maildev/lib/web') as Web;
(require('maildev/lib/logger') as { setLevel(level: number): void }).setLevel(0);

const LOOPBACK = '127.0.0.1';
const [webPort = '1080', folder = ''] = process.argv.slice(2);

process.on('disconnect', () => process.exit());
// Ignore Ctrl+C, which reaches the whole process group: the parent disconnects after its last deliveries.
process.on('SIGINT', () => {});

process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  process.send?.({ error: error.code ?? error.name }, () => process.exit(1));
});

mailServer.create(0, LOOPBACK, folder);
mailServer.port = 0;
mailServer.loadMailsFromDirectory();
await mailServer.listen();
// Pass the port as text: maildev treats the number 0 as missing.
web.start(webPort, LOOPBACK, mailServer, undefined, undefined, '/', {});
web.server.once('listening', () => {
  process.send?.({
    smtpPort: (mailServer.smtp.server.address() as AddressInfo).port,
    webPort: (web.server.address() as AddressInfo).port,
  });
});
