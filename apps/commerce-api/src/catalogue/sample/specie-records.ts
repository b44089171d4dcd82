import type { SpecieRecord } from '../../ports/catalogue-source';
import { perLocale } from '../per-locale';
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
    density: null,
    movement: null,
    hardness: null,
    texts: perLocale((locale) => ({ name: name[locale], origin: null, cites: null })),
  }));
  const species = SAMPLE_SPECIES.map(({ slug, group, latinName, durabilityClass, density, name, origin }, index) => ({
    slug,
    parent: group,
    sequence: index + 1,
    latinName,
    durabilityClass,
    density,
    movement: SPECIE_FACTS[slug]?.movement ?? null,
    hardness: SPECIE_FACTS[slug]?.hardness ?? null,
    texts: perLocale((locale) => ({
      name: name[locale],
      origin: origin[locale],
      cites: citesNote(slug)?.[locale] ?? null,
    })),
  }));
  return [...groups, ...species];
}
