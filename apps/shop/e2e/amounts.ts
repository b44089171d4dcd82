import type { Locator } from '@playwright/test';

/** Cents of an amount as the shop writes it in every language: `1.234,50`. */
export function cents(text: string): number {
  const figures = /(\d{1,3}(?:\.\d{3})*),(\d{2})/.exec(text);
  if (!figures) throw new Error(`No amount in "${text}"`);
  return Number(`${figures[1]?.replaceAll('.', '')}${figures[2]}`);
}

/** Cents of every amount in a text. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/g)].map(([figures]) => cents(figures));

/** A text with its unbreakable spaces made plain. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');

/** What a reader sees of an element, in one line. */
export async function shownText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only rendered text keeps labels and amounts apart.
  return plain(await element.innerText());
}
