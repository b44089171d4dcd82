import { textErrors } from '../../domain/accounts/check-fields';
import { type ChallengePurpose, MAX_PASSKEY_NAME, type Passkey } from '../../domain/accounts/passkey';
import { oneLine } from '../../domain/checkout/formats';
import { CommerceError, refuseAny } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Carts } from '../../ports/cart';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type {
  ClaimedAnswer,
  DeviceQuestion,
  PasskeyCeremonies,
  PasskeyChallenges,
  Passkeys,
} from '../../ports/passkeys';
import type { Visitor } from '../../sessions/visitor';
import { currentCustomer, freshCustomer } from './current-customer';
import { enter } from './enter';

interface PasskeyOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer'>;
  readonly carts: Pick<Carts, 'merge'>;
  readonly passkeys: Passkeys;
  readonly challenges: PasskeyChallenges;
  readonly ceremonies: PasskeyCeremonies;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** A passkey that a device made, and what its owner calls it. */
interface AddedPasskey {
  readonly name: string;
  /** The device's answer, as JSON. */
  readonly credential: string;
}

/**
 * Logging in with a device instead of a password. Wrong passwords limit nothing here, so whoever has a passkey gets in
 * however often others guess: there is nothing to guess.
 */
export function createPasskeyUseCases(options: PasskeyOptions) {
  const { accounts, carts, passkeys, challenges, ceremonies, limits, clock } = options;

  /** What an answer claims, if it is one to a challenge of this session; from now on it is not any more. */
  async function takeClaim(visitor: Visitor, purpose: ChallengePurpose, answer: string): Promise<ClaimedAnswer> {
    const claim = ceremonies.claimOf(answer);
    const sessionId = (await visitor.shopper())?.sessionId ?? null;
    const isAsked = claim && sessionId !== null && (await challenges.take(sessionId, purpose, claim.challenge));
    if (!isAsked) throw new CommerceError('PASSKEY_REFUSED');
    return claim;
  }

  async function ask(visitor: Visitor, purpose: ChallengePurpose, question: DeviceQuestion): Promise<string> {
    const { sessionId } = await visitor.ensureShopper();
    if (sessionId === null) throw new Error('A visitor who shops has a session');
    await challenges.keep(sessionId, purpose, question.challenge);
    return question.options;
  }

  return {
    async getPasskeys(visitor: Visitor): Promise<readonly Passkey[]> {
      const { account } = await currentCustomer(accounts, visitor);
      return await passkeys.list(account.customerId);
    },
    /** What the browser is to ask a device for, as JSON. */
    async passkeyCreationOptions(visitor: Visitor): Promise<string> {
      const { account } = await freshCustomer(accounts, visitor, clock);
      await limits.count('profileChangesOfCustomer', account.customerId);
      const known = await passkeys.credentials(account.customerId);
      return await ask(visitor, 'register', await ceremonies.askToRegister(account, known, visitor.locale));
    },
    async addPasskey(visitor: Visitor, added: AddedPasskey): Promise<void> {
      const { account } = await freshCustomer(accounts, visitor, clock);
      const name = oneLine(added.name);
      refuseAny(textErrors(name, { field: 'name', max: MAX_PASSKEY_NAME, isRequired: true }));
      const { challenge } = await takeClaim(visitor, 'register', added.credential);
      const credential = await ceremonies.readRegistered(added.credential, challenge, visitor.locale);
      const isAdded = credential !== null && (await passkeys.add(account, { ...credential, name }));
      if (!isAdded) throw new CommerceError('PASSKEY_REFUSED');
    },
    async removePasskey(visitor: Visitor, passkeyId: number): Promise<void> {
      const { account } = await freshCustomer(accounts, visitor, clock);
      await passkeys.remove(account.customerId, passkeyId);
    },
    /** What the browser is to ask a device for, as JSON; nobody has to say who they are. */
    passkeyRequestOptions: async (visitor: Visitor): Promise<string> =>
      await ask(visitor, 'log-in', await ceremonies.askToLogIn(visitor.locale)),
    /** Logs in whoever has the passkey, as a password does; why a device's answer is refused is not told. */
    async logInWithPasskey(visitor: Visitor, answer: string): Promise<void> {
      const { challenge, credentialId } = await takeClaim(visitor, 'log-in', answer);
      const passkey = await passkeys.find(credentialId);
      const found = passkey && (await accounts.ofCustomer(passkey.customerId));
      if (!passkey || !found) throw new CommerceError('PASSKEY_REFUSED');
      const { account } = found;
      const counter = await ceremonies.checkLogin(answer, { account, passkey, challenge }, visitor.locale);
      const isProven = counter !== null && (await passkeys.noteUse(passkey.id, counter));
      if (!isProven) throw new CommerceError('PASSKEY_REFUSED');
      await enter(carts, visitor, account.customerId);
    },
  };
}
