/**
 * Something that whoever runs the service can mend: a setting, a port in use, a full disk, a command
 * not understood. The message says what and how, in one line without secrets, and is all they are shown.
 */
export class OperatorError extends Error {}
