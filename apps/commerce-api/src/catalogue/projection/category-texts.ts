import { type CategoryTextRecord, groupBy } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { CategoryNode } from './category-tree';
import { cleanHtml } from './clean-html';
import { FACET_ATTRIBUTES } from './listing/facet-names';

/** Text of a listing in one language. */
export interface CategoryTextDocument {
  title: string;
  html: string;
}

/** Chosen values of one attribute. */
interface Choice {
  readonly attribute: string;
  readonly values: readonly string[];
}

/**
 * The text for a category and chosen values (CT-30, API-36). A text holds where all its attributes have exactly its
 * values: one about larch says nothing true of larch and oak. The text with most attributes wins, between equals that
 * of the first filter group; without any, the category's own description takes its place.
 */
export function categoryText(
  { record }: CategoryNode,
  texts: readonly CategoryTextRecord[],
  choices: readonly Choice[],
  locale: Locale,
): CategoryTextDocument | null {
  const chosen = new Map(choices.map(({ attribute, values }) => [attribute, new Set(values)]));
  const [best] = texts
    .map((text) => ({ text, attributes: attributesOf(text) }))
    .filter(({ attributes }) => [...attributes].every(([name, values]) => isSame(values, chosen.get(name))))
    .sort((one, other) => other.attributes.size - one.attributes.size || rankOf(one) - rankOf(other));
  if (best) {
    const { title, html } = best.text.texts[locale];
    return { title, html: cleanHtml(html) };
  }
  const { name, description } = record.texts[locale];
  return description === '' ? null : { title: name, html: `<p>${escapeHtml(description)}</p>` };
}

type Attributes = Map<string, string[]>;

/** `specie=oak` by attribute. */
function attributesOf({ combination }: CategoryTextRecord): Attributes {
  const pairs = combination.map((pair) => {
    const split = pair.indexOf('=');
    return { attribute: pair.slice(0, split), value: pair.slice(split + 1) };
  });
  const groups = groupBy(pairs, ({ attribute }) => attribute);
  return new Map([...groups].map(([attribute, values]) => [attribute, values.map(({ value }) => value)]));
}

function isSame(values: readonly string[], chosen: ReadonlySet<string> | undefined): boolean {
  return chosen?.size === values.length && values.every((value) => chosen.has(value));
}

function rankOf({ attributes }: { attributes: Attributes }): number {
  return Math.min(...FACET_ATTRIBUTES.map((name, index) => (attributes.has(name) ? index : FACET_ATTRIBUTES.length)));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
