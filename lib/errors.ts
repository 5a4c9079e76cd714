/**
 * An error that the operator can fix: a wrong setting, a port in use, a full disk, a mistyped command.
 * Only its message is shown: one line, without secrets, on what is wrong and how to fix it.
 */
export class OperatorError extends Error {}

/**
 * Matches the error codes of failed TLS connections: Node's own, and OpenSSL's about certificates, such
 * as UNABLE_TO_VERIFY_LEAF_SIGNATURE if an intermediate certificate is missing.
 */
export const ENCRYPTION_ERROR = /CERT|TLS|SSL|VERIFY|EPROTO\b/;
