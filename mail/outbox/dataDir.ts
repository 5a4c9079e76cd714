import { OperatorError } from '../../lib/errors.ts';

/** The data folder, or what is in it, cannot be made or changed. */
export function unwritableDataDir(): OperatorError {
  return new OperatorError(
    'DATA_DIR cannot be written: is the disk full, is it no folder, or does it or a file in it belong to another user?',
  );
}
