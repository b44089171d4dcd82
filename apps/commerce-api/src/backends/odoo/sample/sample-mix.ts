import { groupBy, type TemplateRecord } from '@geven/catalogue-records';
import { fnv1a } from '@geven/sample-range';

/**
 * The sample's products in an order whose beginning is a mix of everything: one of each family, then the next of each.
 * It is the same for every limit, so that a larger one goes on where a smaller one stopped.
 */
export function sampleMix(templates: readonly TemplateRecord[]): TemplateRecord[] {
  const families = groupBy(templates, ({ family }) => family);
  const shuffled = [...families.values()].map((members) =>
    members.toSorted((one, other) => fnv1a(one.itemNumber) - fnv1a(other.itemNumber)),
  );
  const longest = Math.max(...shuffled.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => shuffled.flatMap((members) => members[index] ?? [])).flat();
}
