import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locale } from '@geven/timber';
import type { Page } from '@playwright/test';
import { freshEmail } from './addresses';
import { choosePayment, enterAddress, placeOrder } from './buying';
import { fillCart } from './fill-cart';

const API = join(import.meta.dirname, '..', '..', 'commerce-api');

/** What the merchant types: a command for orders. */
export const runOrders = (...words: readonly string[]) =>
  execFileSync(process.execPath, ['dist/cli.js', 'orders', ...words], { cwd: API });

/** Orders some pieces of a board by bank transfer, as a customer without an address book, and returns the order's number. */
export async function orderBoards(page: Page, locale: Locale, pieces: readonly number[]): Promise<string> {
  await fillCart(page, pieces);
  await page.goto('/checkout/address');
  await enterAddress(page, locale, freshEmail('auftrag'));
  await choosePayment(page, locale);
  return placeOrder(page, locale);
}

/** The form on the page of an order that is sent to one of its addresses. */
export const orderForm = (page: Page, action: 'reference' | 'cancel' | 'again') =>
  page.locator(`form[action="/api/account/order/${action}"]`);
