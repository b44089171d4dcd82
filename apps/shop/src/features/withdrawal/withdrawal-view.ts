import type { WithdrawalInput } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { FLASH_PARAM } from '@/lib/forms/form-flash';
import { href } from '@/lib/routing/routes';

/** What the law lets a withdrawal ask for, in the order of the form. */
export const WITHDRAWAL_FIELDS = ['name', 'orderNumber', 'email'] as const satisfies readonly (keyof WithdrawalInput)[];

/** The part of the page: what is entered, what is confirmed, and that it arrived. */
export type WithdrawalStep = 'form' | 'confirm' | 'received';

/** Query parameter that names the step; without it the form is shown. */
export const STEP_PARAM = 'step';

/** The declaration in the fields of a form. */
export const enteredWithdrawal = (values: Readonly<Record<string, string>>): WithdrawalInput => ({
  name: values.name ?? '',
  orderNumber: values.orderNumber ?? '',
  email: values.email ?? '',
});

/** The form with what was entered before. */
export const changeHref = (locale: Locale, formId: string): string =>
  href('withdraw', locale, { query: { [FLASH_PARAM]: formId } });
