import { LOCALE_TAGS, type Locale } from '@geven/timber';
import type { CatalogueData } from '../catalogue-data';

/**
 * The place of every product's name in the language's alphabet, word by word. Asking the collator is slow, and there are
 * few different words: it orders those, and names are compared by the places of their words.
 */
export function nameRanks({ published }: CatalogueData, locale: Locale): number[] {
  const names = published.map(({ texts }) => texts[locale].name.split(' '));
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale], { numeric: true });
  const places = new Map([...new Set(names.flat())].sort(compare).map((word, place) => [word, place]));
  const keys = names.map((words) => words.map((word) => places.get(word) ?? 0));
  const ranks = new Array<number>(names.length).fill(0);
  const order = [...keys.keys()].sort((one, other) => compareKeys(keys[one] ?? [], keys[other] ?? []) || one - other);
  for (const [rank, number] of order.entries()) ranks[number] = rank;
  return ranks;
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
