import { nonBreaking } from '@geven/timber';
import type { LineFacts } from '@/lib/cart/line-facts';
import type { Texts } from '@/lib/texts/areas';

/** What a line is called: a sample says that it is one. Sizes in it stay in one line. */
export function lineName({ name, isSample }: Pick<LineFacts, 'name' | 'isSample'>, text: Texts<'cart'>): string {
  return nonBreaking(isSample ? text('sampleName', { name }) : name);
}

/** What distinguishes a line from the others of an order: name, length and finishes. */
export function lineLabel(facts: LineFacts, text: Texts<'cart'>): string {
  return [lineName(facts, text), facts.length, ...facts.finishes.map(({ name }) => name)].filter(Boolean).join(', ');
}
