/**
 * An error that the operator can fix: a setting, a port in use, a full disk, a typing error in a
 * command. Its message is all that is shown: what is wrong and how to fix it, in one line without secrets.
 */
export class OperatorError extends Error {}

/** An Error without a stack, for build tools that print it: the line of our code fixes nothing. */
export function errorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
