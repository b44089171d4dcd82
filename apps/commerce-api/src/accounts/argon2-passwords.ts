import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Passwords } from '../ports/passwords';
import { createBoundedQueue } from './bounded-queue';
import { type Argon2Cost, parsePhcString, toPhcString } from './phc-string';

const derive = promisify(argon2);

/** About 100 ms of a core: 46 MiB, 2 passes. */
const COST: Argon2Cost = { memory: 46 * 1024, passes: 2, lanes: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Node has four threads for such work; one stays for files and names, and one core for requests. */
const MAX_AT_ONCE = 3;
/** About seven seconds of waiting, on one core. */
const MAX_WAITING = 64;

interface Argon2Options {
  readonly cost?: Argon2Cost;
  readonly atOnce?: number;
  readonly maxWaiting?: number;
}

/** Argon2id of Node's own OpenSSL (OWASP's first choice), a few at a time so that pages go on being answered. */
export function createArgon2Passwords({
  cost = COST,
  atOnce = Math.max(1, Math.min(availableParallelism() - 1, MAX_AT_ONCE)),
  maxWaiting = MAX_WAITING,
}: Argon2Options = {}): Passwords {
  const inTurn = createBoundedQueue({ atOnce, maxWaiting });

  const digest = (password: string, { memory, passes, lanes }: Argon2Cost, salt: Buffer, tagLength: number) =>
    inTurn(() => derive('argon2id', { message: password, nonce: salt, memory, passes, parallelism: lanes, tagLength }));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return toPhcString({ cost, salt, hash: await digest(password, cost, salt, HASH_BYTES) });
    },
    async verify(password, stored) {
      const known = stored === null ? null : parsePhcString(stored);
      const salt = known?.salt ?? randomBytes(SALT_BYTES);
      const given = await digest(password, known?.cost ?? cost, salt, known?.hash.length ?? HASH_BYTES);
      return known && timingSafeEqual(given, known.hash) ? 'right' : 'wrong';
    },
    isOutdated(stored) {
      const known = parsePhcString(stored)?.cost;
      return known?.memory !== cost.memory || known.passes !== cost.passes || known.lanes !== cost.lanes;
    },
  };
}
