/**
 * Something that whoever runs the product can put right: a setting, a port in use, a full disk, a
 * command with a typing error. The message says what is wrong and how to fix it, in one line without
 * secrets, and is all they are shown.
 */
export class OperatorError extends Error {}
