/** A passkey as its customer sees it. */
export interface Passkey {
  readonly id: number;
  /** What the customer calls it. */
  readonly name: string;
  readonly createdAt: Date;
  /** Null: it was never used. */
  readonly lastUsedAt: Date | null;
}

/** What the server knows of a passkey; the private key never leaves the customer's device. */
export interface PasskeyCredential {
  /** As the device names it, in base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** How often the device signed with it; 0 where the device does not count. */
  readonly counter: number;
  /** How a browser reaches the device, in WebAuthn's words. */
  readonly transports: readonly string[];
}

/** What a device is asked to sign a challenge for. */
export type ChallengePurpose = 'register' | 'log-in';

/** How long an answer may take: a login page asks as soon as it is there, and is left open for a while. */
export const CHALLENGE_LIFE_MS = 60 * 60 * 1000;

/** Letters of the name of a passkey. */
export const MAX_PASSKEY_NAME = 60;
