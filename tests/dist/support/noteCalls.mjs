/** For `--import`: appends the host of each connection to another machine to the file named by CALLS. */
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const OWN = new Set(['localhost', '127.0.0.1', '::1']);
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  // Node's own modules pass an array of normalized arguments.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = options?.host ?? options?.hostname;
  if (host && !OWN.has(host)) appendFileSync(process.env.CALLS, `${host}\n`);
  return connect.apply(this, args);
};
