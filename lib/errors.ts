/**
 * An error that the operator can fix: a setting, a port in use, a full disk, a typing error in a
 * command. Its message is all that is shown: what is wrong and how to fix it, in one line without secrets.
 */
export class OperatorError extends Error {}

/**
 * The codes of connections that could not be encrypted: Node's own, and OpenSSL's about a certificate,
 * such as UNABLE_TO_VERIFY_LEAF_SIGNATURE where an intermediate one is missing.
 */
export const ENCRYPTION_ERROR = /CERT|TLS|SSL|VERIFY|EPROTO\b/;
