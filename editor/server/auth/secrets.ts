import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random secret of 256 bits, for links and cookies. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The hash to store in place of a secret, useless to anyone who reads the database. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Compares two hashes of {@link hashOf} in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
