import { emptyFields } from '@/lib/account/empty-fields';
import { KEEP_ACCOUNT_LINK } from '@/lib/account/link-cookies';
import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';
import { personalDataHref } from './personal-data-view';

/** The field of the password that a deletion needs: the page has others. */
export const DELETION_PASSWORD = 'deletionPassword';

/** Has a copy of the customer's data made (LG-07). */
export async function requestExport({ locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.account.requestDataExport());
  if (refusals) return { backTo: 'dashboardPreferences', hash: '#export', refusals };
  return { to: personalDataHref(locale, 'export') };
}

/** Has the account deleted in 7 days, after YES and the password (LG-07). */
export async function deleteAccount({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const password = values[DELETION_PASSWORD] ?? '';
  const missing = emptyFields({ [DELETION_PASSWORD]: password });
  const refusals = missing.length > 0 ? missing : await refusalsOf(sdk.account.deleteAccount(password));
  if (!refusals) return { to: personalDataHref(locale, 'deletion') };
  const atField = refusals.map((refusal) =>
    refusal.code === 'LOGIN_FAILED' ? { ...refusal, field: DELETION_PASSWORD } : refusal,
  );
  return { backTo: 'dashboardPreferences', hash: '#deletion', refusals: atField };
}

/** Keeps the account of whoever is logged in (LG-07). */
export async function undoDeletion({ locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.account.undoDeleteAccount());
  if (refusals) return { backTo: 'dashboardPreferences', hash: '#deletion', refusals };
  return { to: personalDataHref(locale, 'deletion', { done: 'kept' }) };
}

/** Keeps the account by the link that the browser came with, without a login (LG-07). */
export async function keepAccount({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.account.undoDeleteAccountByLink(cookie?.(KEEP_ACCOUNT_LINK) ?? ''));
  if (refusals) return { backTo: 'keepAccount', refusals };
  return {
    to: href('keepAccount', locale, { query: { done: 'kept' } }),
    headers: [['set-cookie', goneCookie(KEEP_ACCOUNT_LINK)]],
  };
}
