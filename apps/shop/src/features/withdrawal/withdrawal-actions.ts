import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { formRefusals } from '@/lib/forms/form-refusals';
import { href } from '@/lib/routing/routes';
import { enteredWithdrawal, STEP_PARAM } from './withdrawal-view';

/**
 * The first step: what was entered is shown again to be confirmed, or with what is wrong with it (LG-04). It gets the key
 * that makes one declaration of it, however often its page is shown and its button pressed.
 */
export async function enterWithdrawal({ values, sdk }: SubmittedForm): Promise<FormOutcome> {
  const withdrawal = enteredWithdrawal(values);
  const refusals = await refusalsOf(sdk.checkout.checkWithdrawal(withdrawal));
  if (refusals) return { backTo: 'withdraw', refusals };
  return {
    showOn: 'withdraw',
    query: { [STEP_PARAM]: 'confirm' },
    values: { ...withdrawal, clientKey: crypto.randomUUID() },
  };
}

/** The second step declares the withdrawal, once however often it is pressed (LG-04). */
export async function confirmWithdrawal({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const withdrawal = enteredWithdrawal(values);
  try {
    const { receivedAt } = await sdk.checkout.withdrawFromContract(withdrawal, values.clientKey ?? '');
    return { showOn: 'withdraw', query: { [STEP_PARAM]: 'received' }, values: { ...withdrawal, receivedAt } };
  } catch (error) {
    const backPath = href('withdraw', locale, { query: { [STEP_PARAM]: 'confirm' } });
    return { backPath, refusals: formRefusals(error) };
  }
}
