import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that a browser or a mail holds, and nobody else. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: there is nothing to guess, so a plain hash is enough. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
