/** Chosen values by attribute, as a listing's address holds them. */
export type Filters = ReadonlyMap<string, readonly string[]>;

/** Any word that can be shown: what the range does not know is said to be unknown, not passed over. */
const NAME = /^\P{C}{1,60}$/u;

/** Reads `__attribute.value.value__attribute2.value` (CT-02); a part without attribute or value is left out. */
export function parseFilterSlug(slug: string): Filters {
  const filters = new Map<string, string[]>();
  for (const part of slug.split('__').filter(Boolean)) {
    const [attribute = '', ...values] = part.split('.');
    const known = values.filter((value) => NAME.test(value));
    if (!NAME.test(attribute) || known.length === 0) continue;
    filters.set(attribute, [...new Set([...(filters.get(attribute) ?? []), ...known])]);
  }
  return filters;
}

/** Writes filters in one order, so that one choice has one address; empty when nothing is chosen (CT-03). */
export function filterSlug(filters: Filters): string {
  return [...filters]
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([attribute, values]) => `__${[attribute, ...[...values].sort()].join('.')}`)
    .join('');
}

/** Chooses a value, or takes it away when it is chosen. */
export function toggleFilter(filters: Filters, attribute: string, value: string): Filters {
  const values = filters.get(attribute) ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return new Map([...filters, [attribute, next]]);
}

/** How many values are chosen. */
export const countFilters = (filters: Filters): number =>
  [...filters.values()].reduce((sum, values) => sum + values.length, 0);
