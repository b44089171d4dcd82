import type { SpecieFace, SpecieGroup } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import type { SpeciesSort } from '@/lib/content/story-view';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { renderAgainSoon } from '@/lib/serving/render-again-soon';

type Specie = SpecieGroup['childs'][number];

/** A species that there is something of, with its group and the face of a board. */
export interface ComparedSpecie extends Specie {
  readonly group: string;
  readonly face: SpecieFace['face'];
}

/** Species that there is something of, in the order of the range; none where the API cannot say. */
export async function loadSpecies(locale: Locale): Promise<readonly ComparedSpecie[]> {
  const { catalogue } = sdkOf(locale);
  const options = tagged(CACHE_TAGS.catalogue);
  try {
    const [groups, faces] = await Promise.all([catalogue.getSpecies(options), catalogue.getSpeciesFaces(options)]);
    const sold = new Map(faces.map(({ specie, face }) => [specie?.slug, face]));
    return groups.flatMap(({ name: group, childs }) =>
      childs.flatMap((specie) =>
        sold.has(specie.slug) ? [{ ...specie, group, face: sold.get(specie.slug) ?? null }] : [],
      ),
    );
  } catch (error) {
    console.warn(`No species: ${error}`);
    await renderAgainSoon('species-outage');
    return [];
  }
}

/** The number a species is compared by, smaller first; null where it is not known. */
const RANK: Readonly<Record<Exclude<SpeciesSort, 'name'>, (specie: ComparedSpecie) => number | null>> = {
  durability: ({ durabilityClass }) => rankOfClass(durabilityClass),
  density: ({ density }) => (density === null ? null : -density),
  movement: ({ movement }) => movement,
  hardness: ({ hardness }) => (hardness === null ? null : -hardness),
};

/** The worse end of a range decides: 3–4 comes after 3 and before 4. */
function rankOfClass(durabilityClass: string | null): number | null {
  const ends = durabilityClass?.match(/\d/g)?.map(Number) ?? [];
  if (ends.length === 0) return null;
  return Math.max(...ends) + Math.min(...ends) / 10;
}

/** Species by what matters: durable, heavy, hard and quiet wood first; those without a figure last. */
export function sortSpecies(
  species: readonly ComparedSpecie[],
  sort: SpeciesSort | null,
  locale: Locale,
): readonly ComparedSpecie[] {
  if (sort === null) return species;
  if (sort === 'name') return species.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const rank = (specie: ComparedSpecie) => RANK[sort](specie) ?? Number.POSITIVE_INFINITY;
  return species.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
