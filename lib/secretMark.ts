import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Slow on purpose, so that nobody can find a password by brute force from its mark. */
const hashOf = (text: string, salt: string) => scryptSync(text, salt, 24);

/** A salted hash that identifies a text with secrets in it without revealing it. */
export function markOf(text: string): string {
  const salt = randomBytes(12).toString('base64url');
  return `${salt}.${hashOf(text, salt).toString('base64url')}`;
}

/** Whether a mark belongs to this text. */
export function isMarkOf(mark: string | undefined, text: string): boolean {
  const [salt, hash] = mark?.split('.') ?? [];
  if (!salt || !hash) return false;
  const known = Buffer.from(hash, 'base64url');
  const own = hashOf(text, salt);
  return known.length === own.length && timingSafeEqual(known, own);
}
