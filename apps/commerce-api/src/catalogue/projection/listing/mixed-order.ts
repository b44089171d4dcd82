import { groupBy, type TemplateRecord } from '@geven/catalogue-records';

/**
 * Puts products to which the merchant gave one rank in rounds of one per species, so that neighbours are of
 * different woods and each round shows the profiles in turn. What the merchant ranks product by product stays so.
 *
 * @param published the most relevant first
 * @returns the places of `published` in the order in which a listing shows them
 */
export function mixedOrder(published: readonly TemplateRecord[]): number[] {
  const places = published.map((template, place) => ({ template, place }));
  const groups = groupBy(places, ({ template }) => template.sequence);
  return [...groups.values()].flatMap(rounds).map(({ place }) => place);
}

interface Placed {
  readonly template: TemplateRecord;
  readonly place: number;
}

function rounds(group: readonly Placed[]): Placed[] {
  const bySpecie = [...groupBy(group, ({ template }) => template.specie).values()];
  return inTurn(bySpecie.map((products, index) => alternateProfiles(products, index)));
}

/** One product of each profile in turn; species that follow each other begin with different ones. */
function alternateProfiles(products: readonly Placed[], offset: number): Placed[] {
  const byProfile = [...groupBy(products, ({ template }) => template.profile).values()];
  const first = offset % byProfile.length;
  return inTurn([...byProfile.slice(first), ...byProfile.slice(0, first)]);
}

/** The first of each list, then the second of each, until all are taken. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
