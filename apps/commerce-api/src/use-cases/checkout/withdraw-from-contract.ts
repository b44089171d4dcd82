import { emailKey } from '../../domain/accounts/email-address';
import { checkWithdrawal, type Withdrawal, type WithdrawalDraft } from '../../domain/checkout/withdrawal';
import type { Limits } from '../../ports/limits';
import type { Withdrawals } from '../../ports/withdrawals';
import type { Visitor } from '../../sessions/visitor';
import { checkClientKey } from './check-client-key';

interface WithdrawOptions {
  readonly withdrawals: Pick<Withdrawals, 'declare' | 'byClientKey'>;
  readonly limits: Limits;
}

/**
 * Takes a declaration of withdrawal from anybody, once per client key. Whether there is such a contract, whose it is and
 * whether it can still be withdrawn from is for the merchant to say: a declaration counts from when it arrives.
 */
export function createWithdrawFromContract({ withdrawals, limits }: WithdrawOptions) {
  return async function withdrawFromContract(
    visitor: Visitor,
    { clientKey, ...entered }: WithdrawalDraft & { readonly clientKey: string },
  ): Promise<Withdrawal> {
    checkClientKey(clientKey);
    const draft = checkWithdrawal(entered);
    const declared = await withdrawals.byClientKey(clientKey);
    if (declared) return declared;
    await limits.count('withdrawalsOfClient', visitor.client);
    await limits.count('withdrawalsOfRecipient', emailKey(draft.email));
    return await withdrawals.declare({
      ...draft,
      clientKey,
      locale: visitor.locale,
      shopper: await visitor.shopper(),
    });
  };
}
