/**
 * Something that whoever runs the service can mend: a setting, a port in use, a full disk, a command
 * not understood. The message says what and how, in one line without secrets, and is all they are shown.
 */
export class OperatorError extends Error {}

/** The data folder, or what is in it, cannot be made or changed. */
export function unwritableDataDir(): OperatorError {
  return new OperatorError(
    'DATA_DIR cannot be written: is the disk full, is it no folder, or does it or a file in it belong to another user?',
  );
}
