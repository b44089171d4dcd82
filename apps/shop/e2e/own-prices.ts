import type { Page } from '@playwright/test';
import { cents, shownText } from './amounts';

/** Cents by which a price may differ from its share of a rounded one. */
const ROUNDING = 2;

/** Cents of the first price of a metre that a page shows. */
export async function metrePrice(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const [text = ''] = /€ [\d.,]+ \/m(?!²)/.exec(await shownText(page.getByRole('main'))) ?? [];
  return cents(text);
}

export const isTenPercentOff = (price: number, standard: number) => Math.abs(price - standard * 0.9) <= ROUNDING;
