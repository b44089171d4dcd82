import { perLocale } from '../../../catalogue/per-locale';
import type { AttributeValueRecord, SpecieRecord } from '../../../ports/catalogue-source';
import type { AttributeRole, CatalogueMapping } from './mapping/catalogue-mapping';
import type { AttributeValue } from './vocabulary';

/** Attributes whose values the shop names in its filters and tables. */
const NAMED: readonly AttributeRole[] = ['application', 'profile', 'colour', 'humidity'];

export function attributeValueRecords(values: readonly AttributeValue[]): AttributeValueRecord[] {
  return NAMED.flatMap((role) =>
    onceEach(values, role).map(({ key, names }, index) => ({
      attribute: role,
      slug: key,
      sequence: index + 1,
      texts: perLocale((locale) => ({ name: names[locale] })),
    })),
  );
}

/** The wood types that the mapping has facts of, and the groups that they stand in. */
export function specieRecords(values: readonly AttributeValue[], mapping: CatalogueMapping): SpecieRecord[] {
  const species = onceEach(values, 'specie').flatMap((value, index): SpecieRecord[] => {
    const facts = mapping.species[value.key];
    if (!facts) return [];
    const { group, latinName, durabilityClass, density, origin } = facts;
    return [
      {
        slug: value.key,
        parent: group,
        sequence: index + 1,
        latinName,
        durabilityClass,
        density,
        movement: null,
        hardness: null,
        texts: perLocale((locale) => ({
          name: value.names[locale],
          origin: origin?.[locale] ?? null,
          cites: null,
        })),
      },
    ];
  });
  const used = new Set(species.map(({ parent }) => parent));
  const groups = mapping.specieGroups.map(({ slug, name }, index) => ({
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
  return [...groups.filter(({ slug }) => used.has(slug)), ...species];
}

/** Two attributes of one role may share a key: the first names it. */
function onceEach(values: readonly AttributeValue[], role: AttributeRole): AttributeValue[] {
  const ofRole = values.filter((value) => value.role === role);
  return [...new Map(ofRole.toReversed().map((value) => [value.key, value])).values()].toReversed();
}
