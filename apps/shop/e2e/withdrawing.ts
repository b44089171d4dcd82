import type { Locale } from '@geven/timber';
import { expect, type Page } from '@playwright/test';
import { TEXTS } from './texts';

export const WITHDRAWAL_PATHS: Readonly<Record<Locale, string>> = {
  nl: '/overeenkomst-herroepen',
  en: '/withdraw-from-contract',
  de: '/vertrag-widerrufen',
};

/** Somebody who does not exist, and an order that nobody placed. */
const NOBODY = { name: 'Katrin Brandt', orderNumber: 'die Dielen vom 3. November' };

/** Fills in the form of a withdrawal and goes on to its confirmation. */
export async function enterWithdrawal(
  page: Page,
  locale: Locale,
  entered: { readonly email: string; readonly name?: string; readonly orderNumber?: string },
): Promise<void> {
  const { field, form, confirm } = TEXTS[locale].withdrawal;
  const declaration = { ...NOBODY, ...entered };
  for (const name of ['name', 'orderNumber', 'email'] as const)
    await page.getByRole('textbox', { name: field[name], exact: true }).fill(declaration[name]);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: confirm.title })).toBeVisible();
}
