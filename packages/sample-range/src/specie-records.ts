import { perLocale, type SpecieRecord } from '@geven/catalogue-records';
import { specieDurability } from './details/specie-durability';
import { citesNote, SPECIE_FACTS } from './details/specie-facts';
import { SAMPLE_SPECIES, SPECIE_GROUPS } from './sample-species';

/** Groups first, so that every parent is there before its children. */
export function specieRecords(): SpecieRecord[] {
  const groups = SPECIE_GROUPS.map(({ slug, name }, index) => ({
    slug,
    parent: null,
    sequence: index + 1,
    latinName: null,
    durabilityClass: null,
    modification: null,
    marineDurability: null,
    density: null,
    movement: null,
    hardness: null,
    texts: perLocale((locale) => ({ name: name[locale], origin: null, cites: null })),
  }));
  const species = SAMPLE_SPECIES.map((specie, index) => ({
    slug: specie.slug,
    parent: specie.group,
    sequence: index + 1,
    latinName: specie.latinName,
    ...specieDurability(specie),
    density: specie.density,
    movement: SPECIE_FACTS[specie.slug]?.movement ?? null,
    hardness: SPECIE_FACTS[specie.slug]?.hardness ?? null,
    texts: perLocale((locale) => ({
      name: specie.name[locale],
      origin: specie.origin[locale],
      cites: citesNote(specie.slug)?.[locale] ?? null,
    })),
  }));
  return [...groups, ...species];
}
