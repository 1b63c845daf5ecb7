/** Tokens of links that are mailed: the database keeps their hashes alone, and nobody can follow a link who reads it. */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
