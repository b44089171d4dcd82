import { type AttributeValueRecord, perLocale, type SpecieRecord } from '@geven/catalogue-records';
import type { AttributeRole, CatalogueMapping } from '../mapping/catalogue-mapping';
import type { AttributeValue } from '../vocabulary';

/** Attributes whose values the shop names in its filters and tables. */
const NAMED: Partial<Record<AttributeRole, AttributeValueRecord['attribute']>> = {
  application: 'application',
  profile: 'profile',
  colour: 'colour',
  humidity: 'humidity',
  profile2: 'profile2',
  profile3: 'profile3',
  profile4: 'profile4',
  profile5: 'profile5',
  profileType: 'profile_type',
  packing: 'packing',
  warning: 'warning',
  activeSubstance: 'active_substance',
  hazardStatement: 'hazard_statement',
  surfaceFinishing: 'surface_finishing',
  finishing: 'finishing',
};

export function attributeValueRecords(values: readonly AttributeValue[]): AttributeValueRecord[] {
  return Object.entries(NAMED).flatMap(([role, attribute]) => {
    const ofRole = onceEach(values, role as AttributeRole);
    const named = role === 'hazardStatement' ? ofRole.flatMap((value) => hazardStatementOf(value) ?? []) : ofRole;
    return named.map(({ key, names }, index) => ({
      attribute,
      slug: key,
      sequence: index + 1,
      texts: perLocale((locale) => ({ name: names[locale] })),
    }));
  });
}

const CODE = /^((?:EUH|H)\d{3}[A-Za-z]*)[\s:.–-]*/;

/** A value that begins with a code of CLP, such as `H226 Flammable liquid and vapour.`: the code is its key. */
export function hazardStatementOf({ names, ...value }: AttributeValue): AttributeValue | undefined {
  const [, code] = CODE.exec(names.en) ?? [];
  if (!code) return undefined;
  return { ...value, key: code, names: perLocale((locale) => names[locale].replace(CODE, '')) };
}

/** The wood types that the mapping has facts of, and the groups that they are in. */
export function specieRecords(values: readonly AttributeValue[], mapping: CatalogueMapping): SpecieRecord[] {
  const species = onceEach(values, 'specie').flatMap((value, index): SpecieRecord[] => {
    const facts = mapping.species[value.key];
    if (!facts) return [];
    const { group, origin, cites, countries: _, documents: __, ...properties } = facts;
    return [
      {
        ...properties,
        slug: value.key,
        parent: group,
        sequence: index + 1,
        texts: perLocale((locale) => ({
          name: value.names[locale],
          origin: origin?.[locale] ?? null,
          cites: cites?.[locale] ?? null,
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
    modification: null,
    marineDurability: null,
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
