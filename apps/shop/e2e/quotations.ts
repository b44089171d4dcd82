import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locale } from '@geven/timber';
import { expect, type Page } from '@playwright/test';
import { PATHS } from './buying';
import { fillCart } from './fill-cart';
import { fill, pattern, TEXTS } from './texts';

const API = join(import.meta.dirname, '..', '..', 'commerce-api');

/** What the merchant types: a command for quotations. */
export const runQuotations = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['dist/cli.js', 'quotations', ...words], { cwd: API });

const EXPIRE = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('update quotations set valid_until = valid_until - 31 where name = $1', [process.argv[1]]);
  await client.end();`;

/** Lets the days pass that a quotation is good for. */
export const expireQuotation = (name: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', EXPIRE, name], { cwd: API });

/** The quotation with a number, or whose row says something else, in the list. */
export const quotationRow = (page: Page, locale: Locale, words: string) =>
  page.getByRole('table', { name: TEXTS[locale].account.pages.quotations }).getByRole('row', { name: pattern(words) });

/** Saves some pieces of a board as a quotation, without looking at the cart, and returns its number. */
export async function keepQuotation(page: Page, pieces: readonly number[] = [24]): Promise<string> {
  await fillCart(page, pieces);
  const answer = await page.request.post('/api/account/quotation/save', { form: { locale: 'de' }, maxRedirects: 0 });
  expect(answer.headers().location).toBe('/dashboard/quotations');
  const list = await (await page.request.get('/dashboard/quotations')).text();
  // What its buttons are called: the hint of the search has a number too.
  return /aria-label="[^"]*\b(S\d+)\b/.exec(list)?.[1] ?? '';
}

/** Makes a quotation the cart, by the list, and goes to the cart. */
export async function openQuotation(page: Page, locale: Locale, name: string): Promise<void> {
  const { quotations, cart } = TEXTS[locale];
  await page.goto('/dashboard/quotations');
  await page.getByRole('button', { name: fill(quotations.action.openOf, { name }) }).click();
  await expect(page.getByText(quotations.done.opened)).toBeVisible();
  await page.getByRole('link', { name: quotations.done.toCart }).click();
  await expect(page).toHaveURL(new RegExp(`${PATHS[locale].cart}$`));
  await expect(page.getByText(fill(cart.quotation.title, { name }))).toBeVisible();
}
