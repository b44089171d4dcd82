import { loadUser } from '@/lib/account/load-user';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readFlash } from '@/lib/forms/read-flash';
import type { PageQuery } from '@/lib/pages/page';
import type { PageContext } from '@/lib/routing/page-context';
import { STEP_PARAM, WITHDRAWAL_FIELDS, type WithdrawalStep } from './withdrawal-view';

/** What the page of withdrawals is shown from, besides its context. */
export interface WithdrawalVisit {
  readonly step: WithdrawalStep;
  /** What was entered; of a customer also what is known before. */
  readonly values: Readonly<Record<string, string>>;
  /** The form that brought the visitor here; undefined on the first look. */
  readonly flash: FormFlash | undefined;
}

/** Finds the step of a visit. What is to be confirmed must be there: whoever comes without it begins with the form. */
export async function readWithdrawalVisit(
  query: PageQuery,
  _segments: unknown,
  { locale }: Pick<PageContext, 'locale'>,
): Promise<WithdrawalVisit> {
  const { flash } = await readFlash(query);
  if (flash) return { step: stepOf(query, flash), values: flash.values, flash };
  const user = await loadUser(locale);
  return { step: 'form', values: user ? { name: user.name, email: user.email } : {}, flash };
}

function stepOf({ [STEP_PARAM]: step }: PageQuery, { refusals, values }: FormFlash): WithdrawalStep {
  if (step === 'received' && values.receivedAt) return 'received';
  const isWrong = refusals.some(({ field }) => WITHDRAWAL_FIELDS.some((known) => known === field));
  return step === 'confirm' && values.clientKey && !isWrong ? 'confirm' : 'form';
}
