import {
  type CatalogueRecords,
  type FinishRecord,
  type Localized,
  perLocale,
  type SafetyRecord,
  slugify,
  type TemplateRecord,
  type VariantRecord,
} from '@geven/catalogue-records';
import { formatMetres, type UnitOfSale } from '@geven/timber';
import type { AttributeRole, CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { sampleFamilyKey } from './sample-family-key';
import type { SampleProduct } from './sample-products';

export interface SampleValue {
  readonly key: string;
  readonly names: Localized<string>;
}

const SAMPLE_PIECE = 'sample';

const everywhere = (name: string): Localized<string> => ({ nl: name, en: name, de: name });

/** Two families are called the same on their products; Odoo wants the values of an attribute to differ. */
const FAMILY_NAMES: Record<string, Localized<string>> = {
  dh: { nl: 'Vlonderplank hardhout', en: 'Hardwood decking', de: 'Terrassendiele Hartholz' },
  ds: { nl: 'Vlonderplank naaldhout', en: 'Softwood decking', de: 'Terrassendiele Nadelholz' },
};

const UNITS_OF_SALE: Record<UnitOfSale, Localized<string>> = {
  PIECE: { nl: 'Stuk', en: 'Piece', de: 'Stück' },
  BOX: { nl: 'Doos', en: 'Box', de: 'Packung' },
  CAN: { nl: 'Blik', en: 'Can', de: 'Dose' },
  BOTTLE: { nl: 'Fles', en: 'Bottle', de: 'Flasche' },
  ROLL: { nl: 'Rol', en: 'Roll', de: 'Rolle' },
  SET: { nl: 'Set', en: 'Set', de: 'Set' },
};

const SIGNAL_WORDS: Record<NonNullable<SafetyRecord['signalWord']>, Localized<string>> = {
  DANGER: { nl: 'Gevaar', en: 'Danger', de: 'Gefahr' },
  WARNING: { nl: 'Waarschuwing', en: 'Warning', de: 'Achtung' },
};

/** The values of the sample's products by attribute, in the order in which Odoo shall show them. */
export function sampleAttributeValues(
  { templates, variants, species, attributeValues, finishes }: CatalogueRecords,
  { families }: Pick<CatalogueMapping, 'families'>,
): Record<AttributeRole, SampleValue[]> {
  const byTemplate = new Map(templates.map((template) => [template.id, template]));
  const varying = variants.map((variant) => ({ variant, template: byTemplate.get(variant.templateId) }));
  const safety = templates.map(({ details }) => details.safety);
  const named = (attribute: string) =>
    attributeValues
      .filter((value) => value.attribute === attribute)
      .map(({ slug, texts }) => ({ key: slug, names: perLocale((locale) => texts[locale].name) }));
  return {
    family: distinct(templates.map((template) => familyValue(template, families))),
    specie: species
      .filter(({ parent }) => parent !== null)
      .map(({ slug, texts }) => ({ key: slug, names: perLocale((locale) => texts[locale].name) })),
    thickness: distinct(templates.flatMap(({ thickness }) => (thickness === null ? [] : [sizeValue(thickness)]))),
    width: distinct(templates.flatMap(({ width }) => (width === null ? [] : [sizeValue(width)]))),
    length: lengthValues(varying),
    choice: distinct(
      varying.flatMap(({ variant, template }) =>
        template && variant.lengthValue === null ? [choiceOf(variant, template)] : [],
      ),
    ),
    profile: named('profile'),
    colour: named('colour'),
    application: named('application'),
    quality: distinct(templates.flatMap(({ quality }) => (quality === null ? [] : [plainValue(quality)]))),
    humidity: named('humidity'),
    certification: distinct(templates.flatMap(({ certification }) => certificateOf(certification))),
    profile2: named('profile2'),
    profile3: named('profile3'),
    profile4: named('profile4'),
    profile5: named('profile5'),
    profileType: named('profile_type'),
    packing: named('packing'),
    unitOfSale: Object.entries(UNITS_OF_SALE).map(([unit, names]) => ({ key: unit.toLowerCase(), names })),
    coverage: distinct(templates.flatMap(({ details }) => coverageOf(details))),
    warning: named('warning'),
    activeSubstance: named('active_substance'),
    useClass: distinct(safety.flatMap(({ useClass }) => (useClass === null ? [] : [plainValue(useClass)]))),
    hazardPictogram: distinct(safety.flatMap(({ hazardPictograms }) => hazardPictograms.map(plainValue))),
    signalWord: Object.entries(SIGNAL_WORDS).map(([word, names]) => ({ key: word.toLowerCase(), names })),
    hazardStatement: named('hazard_statement').map(({ key, names }) => ({
      key: key.toLowerCase(),
      names: perLocale((locale) => `${key} ${names[locale]}`),
    })),
    dueDiligence: distinct(templates.flatMap(({ details }) => dueDiligenceOf(details))),
    surfaceFinishing: usualFirst(named('surface_finishing'), finishes),
    finishing: usualFirst(named('finishing'), finishes),
  };
}

/** The keys of what one product has of each attribute but length and choice. */
export function valuesOfTemplate({
  template,
  variants,
  finishes,
}: Pick<SampleProduct, 'template' | 'variants' | 'finishes'>): Partial<Record<AttributeRole, string[]>> {
  const { specie, thickness, width, profile, colour, applications, quality, humidity, certification } = template;
  const { details } = template;
  const { warnings, activeSubstances, useClass, hazardPictograms, signalWord, hazardStatements } = details.safety;
  const one = (key: string | null) => (key === null ? [] : [key]);
  return {
    family: [sampleFamilyKey(template)],
    specie: one(specie),
    thickness: thickness === null ? [] : [sizeValue(thickness).key],
    width: width === null ? [] : [sizeValue(width).key],
    profile: one(profile),
    colour: one(colour),
    application: applications,
    quality: quality === null ? [] : [plainValue(quality).key],
    humidity: one(humidity),
    certification: certificateOf(certification).map(({ key }) => key),
    profile2: one(details.profile2),
    profile3: one(details.profile3),
    profile4: one(details.profile4),
    profile5: one(details.profile5),
    profileType: one(details.profileType),
    packing: one(details.packing),
    unitOfSale: soldAs(variants),
    coverage: coverageOf(details).map(({ key }) => key),
    warning: warnings,
    activeSubstance: activeSubstances,
    useClass: useClass === null ? [] : [plainValue(useClass).key],
    hazardPictogram: hazardPictograms.map((code) => plainValue(code).key),
    signalWord: signalWord === null ? [] : [signalWord.toLowerCase()],
    hazardStatement: hazardStatements.map((code) => code.toLowerCase()),
    dueDiligence: dueDiligenceOf(details).map(({ key }) => key),
    surfaceFinishing: finishes.flatMap(({ attribute, slug }) => (attribute === 'surface_finishing' ? [slug] : [])),
    finishing: finishes.flatMap(({ attribute, slug }) => (attribute === 'finishing' ? [slug] : [])),
  };
}

/** What one variant differs by from the others of its product. */
export function varyingValue(
  variant: VariantRecord,
  template: TemplateRecord,
): { role: 'length' | 'choice'; key: string } {
  if (variant.isSample) return { role: 'length', key: SAMPLE_PIECE };
  if (variant.lengthMm !== null) return { role: 'length', key: String(variant.lengthMm) };
  return { role: 'choice', key: choiceOf(variant, template).key };
}

/** What the packs of a product are, beside which it may be sold by the single piece; nothing where it is always that. */
const soldAs = (variants: readonly VariantRecord[]): string[] => [
  ...new Set(variants.flatMap(({ unitOfSale: unit }) => (unit === 'PIECE' ? [] : [unit.toLowerCase()]))),
];

function familyValue(template: TemplateRecord, families: CatalogueMapping['families']): SampleValue {
  const key = sampleFamilyKey(template);
  return { key, names: FAMILY_NAMES[key] ?? families[key]?.name ?? everywhere(key) };
}

function lengthValues(varying: { variant: VariantRecord; template: TemplateRecord | undefined }[]): SampleValue[] {
  const lengths = varying.flatMap(({ variant }) => (variant.lengthMm === null || variant.isSample ? [] : [variant]));
  const mm = [...new Set(lengths.flatMap(({ lengthMm }) => lengthMm ?? []))].toSorted((one, other) => one - other);
  const piece = varying.find(({ variant }) => variant.isSample);
  return [
    ...mm.map((length) => ({ key: String(length), names: perLocale((locale) => `${formatMetres(length, locale)} m`) })),
    ...(piece?.template ? [{ key: SAMPLE_PIECE, names: labelOf(piece.variant, piece.template) }] : []),
  ];
}

function choiceOf(variant: VariantRecord, template: TemplateRecord): SampleValue {
  const names = labelOf(variant, template);
  return { key: slugify(names.en), names };
}

/** What follows the product's name in the variant's. */
function labelOf(variant: VariantRecord, template: TemplateRecord): Localized<string> {
  return perLocale((locale) => variant.texts[locale].name.slice(template.texts[locale].name.length + ', '.length));
}

const sizeValue = (mm: number): SampleValue => ({ key: String(mm), names: everywhere(`${mm} mm`) });
const plainValue = (name: string): SampleValue => ({ key: slugify(name), names: everywhere(name) });
const dueDiligenceOf = ({ origin: { dueDiligenceReference } }: TemplateRecord['details']): SampleValue[] =>
  dueDiligenceReference === null ? [] : [plainValue(dueDiligenceReference)];
const coverageOf = ({ coverage }: TemplateRecord['details']): SampleValue[] =>
  coverage === null
    ? []
    : [{ key: slugify(`${coverage.from}-${coverage.to}`), names: everywhere(`${coverage.from}–${coverage.to} m²/l`) }];
const certificateOf = (name: string): SampleValue[] => (name === '–' ? [] : [plainValue(name)]);

/** Odoo shows values of all products in one order, and the first of a product is what it has anyway. */
function usualFirst(values: readonly SampleValue[], finishes: readonly FinishRecord[]): SampleValue[] {
  const usual = new Set(finishes.flatMap(({ slug, isDefault }) => (isDefault ? [slug] : [])));
  return values.toSorted((one, other) => Number(usual.has(other.key)) - Number(usual.has(one.key)));
}

/** Each key once; sizes from small to large, all else in the order in which the products have them. */
function distinct(values: readonly SampleValue[]): SampleValue[] {
  const all = [...new Map(values.map((value) => [value.key, value])).values()];
  const isSize = all.every(({ key }) => /^\d+$/.test(key));
  return isSize ? all.toSorted((one, other) => Number(one.key) - Number(other.key)) : all;
}
