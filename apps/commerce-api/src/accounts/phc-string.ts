/** What Argon2id is given besides password and salt. */
export interface Argon2Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** A hash with all that is needed to make it again. */
export interface PhcHash {
  readonly cost: Argon2Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([\w+/-]{11,86})\$([\w+/-]{16,86})$/;

/** Writes a hash in the form that every Argon2 library reads: `$argon2id$v=19$m=47104,t=2,p=1$salt$hash`. */
export function toPhcString({ cost: { memory, passes, lanes }, salt, hash }: PhcHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(hash)}`;
}

/** Null for what is no such string. */
export function parsePhcString(text: string): PhcHash | null {
  const [, memory, passes, lanes, salt, hash] = PHC.exec(text) ?? [];
  if (!salt || !hash) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
