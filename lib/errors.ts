/**
 * An error that the operator can fix: a setting, a port in use, a full disk, a typing error in a
 * command. Its message is all that is shown: what is wrong and how to fix it, in one line without secrets.
 */
export class OperatorError extends Error {}
