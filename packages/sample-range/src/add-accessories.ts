import { type Localized, PLAIN_TEMPLATE, perLocale, slugify, type TemplateTexts } from '@geven/catalogue-records';
import type { AccessoryVariant } from './accessories/accessory';
import { SAMPLE_ACCESSORIES } from './accessories/accessory-groups';
import { SAMPLE_BOX_SIZES, SAMPLE_BOXES, type SampleBox } from './accessories/sample-boxes';
import { setName, setsOf } from './accessories/sets-of-samples';
import { accessoryDetails, SAMPLE_BOX_DETAILS } from './details/template-details';
import type { SampleRecords, TemplateDraft, VariantDraft } from './sample-records';

/** What is for decks is also in the decking categories, because nobody lays a deck without it. */
const DECKING_CATEGORIES: Record<string, string> = {
  SCR: 'decking-fixing',
  CLP: 'decking-fixing',
  PED: 'decking-substructure',
  SPC: 'decking-substructure',
};

/** After all timber. */
const ACCESSORIES_SEQUENCE = 200;
const SAMPLE_BOXES_SEQUENCE = 900;

export function addAccessories(records: SampleRecords): void {
  for (const [index, accessory] of SAMPLE_ACCESSORIES.entries()) addAccessory(records, accessory, index);
}

export function addSampleBoxes(records: SampleRecords): void {
  for (const [index, box] of SAMPLE_BOXES.entries()) addSampleBox(records, box, index + 1);
}

function addAccessory(
  records: SampleRecords,
  { group, item, number, itemNumber }: (typeof SAMPLE_ACCESSORIES)[number],
  index: number,
): void {
  const texts = perLocale((locale) => textsOf(item.name[locale], group.familyName[locale], item.intro[locale]));
  const applications = item.applications ?? group.applications;
  const template: TemplateDraft = {
    ...withoutTimber,
    family: 'AC',
    itemNumber,
    isSample: false,
    // By kind, and in each the small sizes first, as the lists of makers have them.
    sequence: ACCESSORIES_SEQUENCE + index,
    applications,
    image: `accessories/${group.picture}`,
    details: accessoryDetails(group.code, number, item),
    texts,
  };
  const variants = item.variants.map(({ label, ...sold }, index) =>
    variantOf(`${itemNumber}-${String(index + 1).padStart(2, '0')}`, item.name, label, sold),
  );
  const deckingCategory = applications.includes('terrace') ? DECKING_CATEGORIES[group.code] : undefined;
  records.add(template, deckingCategory ? [group.category, deckingCategory] : [group.category], variants);
}

function addSampleBox(records: SampleRecords, box: SampleBox, number: number): void {
  const { name, purpose, applications } = box;
  const itemNumber = `SA-BOX-${String(number).padStart(3, '0')}`;
  const title = { nl: `Monsterdoos ${name.nl}`, en: `Sample box: ${name.en}`, de: `Musterbox ${name.de}` };
  const intro = {
    nl: `Stukken van 25 cm, met naam en maat erop: ${purpose.nl}.`,
    en: `Pieces of 25 cm, marked with name and size: ${purpose.en}.`,
    de: `Stücke von 25 cm, mit Name und Maß beschriftet: ${purpose.de}.`,
  };
  const sets = setsOf(box);
  const family = { nl: 'Monsterdoos', en: 'Sample box', de: 'Musterbox' };
  const template: TemplateDraft = {
    ...withoutTimber,
    family: 'SA',
    itemNumber,
    isSample: true,
    sequence: SAMPLE_BOXES_SEQUENCE,
    applications,
    image: 'accessories/sample-box',
    details: SAMPLE_BOX_DETAILS,
    texts: perLocale((locale) => ({
      ...textsOf(title[locale], family[locale], intro[locale]),
      description: sets[locale].join('\n'),
    })),
  };
  const variants = SAMPLE_BOX_SIZES.map(({ pieces, price, weight }) => {
    return variantOf(`${itemNumber}-${String(pieces).padStart(2, '0')}`, title, setName(pieces), {
      unitOfSale: 'SET',
      contents: { amount: pieces, unit: 'PIECE' },
      price,
      weight,
    });
  });
  records.add(template, ['samples'], variants);
}

const withoutTimber = {
  specie: null,
  thickness: null,
  width: null,
  workingWidth: null,
  cover: null,
  profile: null,
  colour: null,
  variantView: 'Other',
  uomFactorInv: 1,
  priceM1: null,
  priceM2: null,
  priceM2Wood: null,
  quality: null,
  humidity: null,
  certification: '–',
  isPlanedToOrder: false,
  ...PLAIN_TEMPLATE,
} as const;

function textsOf(name: string, familyName: string, intro: string): TemplateTexts {
  return {
    name,
    familyName,
    slug: slugify(name),
    intro,
    description: intro,
    html: null,
    seoTitle: name,
    seoDescription: intro,
  };
}

function variantOf(
  itemNumber: string,
  name: Localized<string>,
  label: Localized<string>,
  { unitOfSale, contents, price, weight }: Omit<AccessoryVariant, 'label'>,
): VariantDraft {
  return {
    itemNumber,
    lengthMm: null,
    lengthValue: null,
    price,
    weight,
    isSample: false,
    unitOfSale,
    contentsAmount: contents?.amount ?? null,
    contentsUnit: contents?.unit ?? null,
    texts: perLocale((locale) => ({ name: `${name[locale]}, ${label[locale]}` })),
  };
}
