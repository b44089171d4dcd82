import { isDecking } from '@/lib/products/is-decking';
import type { Texts } from '@/lib/texts/areas';

/** Numbers that the titles have a word for. */
const COUNTS = [2, 3, 4] as const;

type Compared = Parameters<typeof isDecking>[0];

/** What is compared and how many, the number in a word: `Four decking boards compared`. */
export function comparisonTitle(products: readonly Compared[], t: Texts<'compare'>): string {
  const count = COUNTS.find((each) => each === products.length);
  if (!count) return t('page.title');
  return t(`page.titles.${products.every(isDecking) ? 'decking' : 'products'}.${count}`);
}
