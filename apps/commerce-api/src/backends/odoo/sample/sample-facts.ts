import {
  type CatalogueRecords,
  groupBy,
  type Localized,
  perLocale,
  type SpecieRecord,
  slugify,
  type TemplateRecord,
} from '@geven/catalogue-records';
import { familyName, SAMPLE_FAMILIES, SAMPLE_PROFILES, SPECIE_GROUPS, sampleRecords } from '@geven/sample-range';
import { toProfile } from '@geven/timber';
import { type CatalogueMapping, type FamilyFacts, WRITTEN_DOCUMENTS } from '../catalogue/mapping/catalogue-mapping';
import type { RangeFacts } from '../catalogue/mapping/read-mapping';
import { sampleFamilyKey } from './sample-family-key';
import { sampleFinishFacts } from './sample-finish-services';

/** The sample's own data in the words of a mapping. */
export function sampleFacts(): RangeFacts {
  const records = sampleRecords();
  const { categories, categoryTexts, internalCategories } = records;
  const keys = new Map(categories.map(({ id, key }) => [id, key]));
  return {
    families: Object.fromEntries([...timberFamilies(records), ...accessoryFamilies(records)]),
    profiles: Object.fromEntries(Object.keys(SAMPLE_PROFILES).map((slug) => [slug, toProfile(slug)])),
    finishes: sampleFinishFacts(),
    specieGroups: SPECIE_GROUPS.map(({ slug, name }) => ({ slug, name })),
    species: Object.fromEntries(speciesFacts(records)),
    // What is attached is a document of one of the sample's products: their ids are others in Odoo.
    categoryMedia: Object.fromEntries(
      categories.flatMap(({ key, media: { videos, reports } }) =>
        videos.length + reports.length > 0 ? [[key, { attachments: [], videos, reports }]] : [],
      ),
    ),
    categoryTexts: categoryTexts.map(({ categoryId, combination, texts }) => ({
      category: keys.get(categoryId) ?? '',
      combination,
      texts,
    })),
    sampleCategories: internalCategories.flatMap(({ isSample, texts }) => (isSample ? [slugify(texts.en.name)] : [])),
  };
}

type SpecieFacts = CatalogueMapping['species'][string];

/** Species by their slugs, without their groups. */
function speciesFacts({ species, templates }: CatalogueRecords): [slug: string, facts: SpecieFacts][] {
  const templatesOf = groupBy(templates, ({ specie }) => specie);
  return species.flatMap(({ slug, parent, texts, ...facts }): [string, SpecieFacts][] => {
    if (parent === null) return [];
    const { sequence: _, ...properties } = facts;
    const products = templatesOf.get(slug) ?? [];
    return [
      [
        slug,
        {
          ...properties,
          group: parent,
          origin: inAll(texts, 'origin'),
          cites: inAll(texts, 'cites'),
          countries: products[0]?.details.origin.countries ?? [],
          documents: sharedDocuments(products),
        },
      ],
    ];
  });
}

/** A text of a species in three languages; null where it says nothing. */
function inAll(texts: SpecieRecord['texts'], name: 'origin' | 'cites'): Localized<string> | null {
  return texts.en[name] === null ? null : perLocale((locale) => texts[locale][name] ?? '');
}

/** What the API writes of each of these products; what finger joints leave out, `mapDetails` leaves out again. */
function sharedDocuments(templates: readonly TemplateRecord[]): FamilyFacts['documents'] {
  const solid = templates.filter(({ details }) => details.profile4 !== 'finger-jointed');
  return WRITTEN_DOCUMENTS.filter(
    (kind) =>
      solid.length > 0 && solid.every(({ details }) => details.documents.some((document) => document.kind === kind)),
  );
}

/** What all products of a family have in common. */
function shared(templates: readonly TemplateRecord[]): Pick<FamilyFacts, 'documents' | 'hiddenRows'> {
  return { documents: sharedDocuments(templates), hiddenRows: templates[0]?.details.hiddenRows ?? [] };
}

function timberFamilies({ templates }: CatalogueRecords): [key: string, facts: FamilyFacts][] {
  return SAMPLE_FAMILIES.map(({ code, kind, ...names }) => [
    code.toLowerCase(),
    {
      code,
      kind,
      name: familyName(names, false),
      ...(names.squareNoun ? { squareName: familyName(names, true) } : {}),
      isSampleBox: false,
      ...shared(templates.filter(({ family }) => family === code)),
    },
  ]);
}

function accessoryFamilies({ templates }: CatalogueRecords): [key: string, facts: FamilyFacts][] {
  const accessories = templates.filter(({ variantView }) => variantView === 'Other');
  const families = groupBy(accessories, sampleFamilyKey);
  return [...families].flatMap(([key, members]): [string, FamilyFacts][] => {
    const [template] = members;
    if (!template) return [];
    const facts: FamilyFacts = {
      code: template.family,
      kind: 'accessory',
      name: perLocale((locale) => template.texts[locale].familyName),
      isSampleBox: template.isSample,
      picture: template.image,
      ...shared(members),
    };
    return [[key, facts]];
  });
}
