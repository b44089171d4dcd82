import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { SHOP } from './start-api';

/** What a device is asked by a page; tests change what a thief would change. */
interface Asked {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: nobody made sure who holds the device. */
  readonly isUserVerified?: boolean;
  readonly type?: string;
}

/** A device with passkeys, in software: it answers as a browser does. */
export interface SoftwareDevice {
  /** Answers options of `passkeyCreationOptions`. */
  register(options: string, asked?: Asked): string;
  /** Answers options of `passkeyRequestOptions` with the last passkey that it made. */
  logIn(options: string, asked?: Asked & { counter?: number; userHandle?: string }): string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A device that counts how often it signs, or one that always says 0, as those do that share passkeys by a cloud. */
export function createSoftwareDevice({ isCounting = true } = {}): SoftwareDevice {
  let counter = 0;
  let made: { id: Buffer; key: KeyObject; userHandle: string } | undefined;

  function clientData(type: string, challenge: string, { origin = SHOP }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, signed: number, { rpId, isUserVerified = true }: Asked): Buffer {
    const counts = Buffer.alloc(4);
    counts.writeUInt32BE(signed);
    const all = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId ?? new URL(SHOP).hostname), Buffer.from([all]), counts]);
  }

  return {
    register(options, asked = {}) {
      const { challenge, user } = JSON.parse(options);
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      made = { id: randomBytes(16), key: privateKey, userHandle: user.id };
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const authData = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, counter, asked),
        Buffer.alloc(16),
        Buffer.from([0, made.id.length]),
        made.id,
        coseKey,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return JSON.stringify({
        ...{ id: base64url(made.id), rawId: base64url(made.id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(clientData(asked.type ?? 'webauthn.create', challenge, asked)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      });
    },
    logIn(options, asked = {}) {
      if (!made) throw new Error('The device has no passkey');
      const { challenge } = JSON.parse(options);
      if (isCounting) counter += 1;
      const client = clientData(asked.type ?? 'webauthn.get', challenge, asked);
      const authData = authenticatorData(0, asked.counter ?? counter, asked);
      return JSON.stringify({
        ...{ id: base64url(made.id), rawId: base64url(made.id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), made.key)),
          userHandle: asked.userHandle ?? made.userHandle,
        },
      });
    },
  };
}
