import type { Locale } from '@geven/timber';
import type { Account } from '../domain/accounts/account';
import type { ChallengePurpose, Passkey, PasskeyCredential } from '../domain/accounts/passkey';

/** A passkey that somebody wants to log in with. */
export interface StoredPasskey extends PasskeyCredential {
  readonly id: number;
  readonly customerId: number;
}

/** A passkey as it is added. */
export interface NewPasskey extends PasskeyCredential {
  readonly name: string;
}

/** The passkeys of customers. */
export interface Passkeys {
  /** The latest first. */
  list(customerId: number): Promise<readonly Passkey[]>;
  /** What devices of the customer hold already, so that none gets a second one. */
  credentials(customerId: number): Promise<readonly PasskeyCredential[]>;
  find(credentialId: string): Promise<StoredPasskey | null>;
  /** Tells the owner of the account by mail; false where the device's name for it is known already. */
  add(account: Account, passkey: NewPasskey): Promise<boolean>;
  /** Another customer's, or one that is gone, is left as it is. */
  remove(customerId: number, passkeyId: number): Promise<void>;
  /**
   * Notes a use and how often the device had signed by then. False where it counts and had signed as often before: then
   * there is a copy of it.
   */
  noteUse(passkeyId: number, counter: number): Promise<boolean>;
}

/** Challenges that devices are to sign: each is good for one session, one purpose and one answer. */
export interface PasskeyChallenges {
  keep(sessionId: number, purpose: ChallengePurpose, challenge: string): Promise<void>;
  /** Forgets a challenge that is answered; false for one that was never given to the session, or is answered or too old. */
  take(sessionId: number, purpose: ChallengePurpose, challenge: string): Promise<boolean>;
  removeExpired(): Promise<void>;
}

/** What a browser hands to a device, as JSON, and the challenge in it. */
export interface DeviceQuestion {
  readonly options: string;
  readonly challenge: string;
}

/** What an answer says of itself before anything of it is proven. */
export interface ClaimedAnswer {
  readonly credentialId: string;
  readonly challenge: string;
}

/** A login that is to be proven. */
export interface PasskeyLogin {
  readonly account: Account;
  readonly passkey: StoredPasskey;
  /** That was asked. */
  readonly challenge: string;
}

/** How browsers and devices are talked to: WebAuthn, at the shop's address in the visitor's language. Answers are JSON. */
export interface PasskeyCeremonies {
  /** Asks a device to make a passkey, after it made sure who holds it. */
  askToRegister(account: Account, known: readonly PasskeyCredential[], locale: Locale): Promise<DeviceQuestion>;
  /** Asks whatever device has a passkey of the shop to prove it, after it made sure who holds it. */
  askToLogIn(locale: Locale): Promise<DeviceQuestion>;
  /** Null for what is no answer of a device. */
  claimOf(answer: string): ClaimedAnswer | null;
  /** The passkey that a device made; null where its answer does not prove that it has it. */
  readRegistered(answer: string, challenge: string, locale: Locale): Promise<PasskeyCredential | null>;
  /** How often the device has signed with the passkey; null where its answer does not prove that it has it. */
  checkLogin(answer: string, login: PasskeyLogin, locale: Locale): Promise<number | null>;
}
