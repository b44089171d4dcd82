import { randomInt } from 'node:crypto';

/** Capitals and digits that nobody takes for one another when they are read out on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;

/** A new name of a request: of 27 thousand million, so that they cannot be counted, nor guessed. */
export const newLeadReference = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
