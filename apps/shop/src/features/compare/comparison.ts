import type { Product } from '@geven/odoo-sdk';
import { formatDecimal, type Locale, nonBreaking, type UseClass, type UseClassFit } from '@geven/timber';
import type { LengthStock } from '@/lib/products/length-ticks';
import type { PageContext } from '@/lib/routing/page-context';
import type { Texts } from '@/lib/texts/areas';
import { durabilityClassText, placeOfUse } from '@/lib/texts/durability-texts';
import { getTexts } from '@/lib/texts/i18n';
import { lengthRangeText } from '@/lib/texts/length-range-text';
import { squareMetreCaption } from '@/lib/texts/square-metre-caption';
import { countText } from '@/lib/texts/unit-texts';

/** What a row of the comparison says of one product. */
export interface ComparedValue {
  readonly text: string;
  readonly unit?: string | undefined;
  /** The number that `text` says, to be drawn against the largest of its row. */
  readonly amount?: number | undefined;
  /** How good it is, where that is a judgement. */
  readonly fit?: UseClassFit | undefined;
  /** A second line, for example a botanical name. */
  readonly note?: string | undefined;
  /** To be drawn beside each other, from short to long. */
  readonly lengths?: readonly LengthStock[] | undefined;
}

/** Rows that belong together, in their order. */
export const ROW_GROUPS = ['size', 'wood', 'use', 'trade'] as const;
type RowGroup = (typeof ROW_GROUPS)[number];

/** A property of all compared products, in their order. */
export interface ComparedRow {
  readonly key: string;
  readonly group: RowGroup;
  readonly label: string;
  readonly values: readonly ComparedValue[];
  /** Sentences, which need the width of a phone. */
  readonly isLong?: boolean | undefined;
  /** Whether the products differ in it. */
  readonly differs: boolean;
}

export interface ComparisonInput {
  readonly products: readonly Product[];
  readonly context: PageContext;
  readonly t: Texts<'compare'>;
}

/** A range that narrow columns do not part, `18–25 %`: browsers break lines after a dash. */
const inOneLine = (text: string) => nonBreaking(text).replace(/(?<=\d)–(?=\d)/g, '–\u2060');

/** What is not known or does not apply. */
const NONE = '–';
/** Percentage points by which moisture changes between a wet winter and a dry summer. */
const MOISTURE_POINTS = 5;
/** Use classes of timber outdoors. */
const OUTDOOR_USES = ['3.1', '3.2', '4'] as const satisfies readonly UseClass[];

/**
 * The products property by property; their prices and delivery are in the head. A row that says the same nothing of all
 * of them is left out.
 */
export function comparisonRows({ products, context, t }: ComparisonInput): ComparedRow[] {
  // The page of a product and its comparison say the same of it.
  const ofProducts = getTexts(context.locale, 'product');
  const ofUnits = getTexts(context.locale, 'common');
  const number = (value: number | null | undefined, digits: number, unit: string) =>
    value == null ? NONE : { text: formatDecimal(value, digits, context.locale), unit, amount: value };
  const row = (
    group: RowGroup,
    key: string,
    label: string,
    read: (product: Product) => string | null | ComparedValue,
  ): ComparedRow => {
    const values = products.map((product) => {
      const value = read(product);
      return typeof value === 'object' && value !== null ? value : { text: value || NONE };
    });
    return { key, group, label, values, differs: new Set(values.map(said)).size > 1 };
  };
  const rows = [
    row('size', 'size', t('row.size'), ({ headSize }) => headSize && nonBreaking(headSize)),
    row('size', 'profile', t('row.profile'), ({ profile1, colour }) =>
      [profile1?.name, colour?.name].filter(Boolean).join(', '),
    ),
    row('size', 'area', t('row.area'), (product) =>
      product.combinationInfo.price_m2 === null ? null : squareMetreCaption(product, ofProducts),
    ),
    row('size', 'lengths', t('row.lengths'), (product) => lengthsOf(product, context.locale)),
    row('size', 'weight', t('row.weight'), (product) => number(metreWeightOf(product), 1, 'kg/m')),
    row('wood', 'specie', t('row.specie'), ({ specie }) => ({
      text: specie?.name ?? NONE,
      note: specie?.latinName ?? undefined,
    })),
    row('wood', 'durability', t('row.durability'), ({ durability }) =>
      durability?.durabilityClass
        ? durabilityClassText(durability, durability.durabilityClass, ofProducts).replace('EN 350', 'EN\u00a0350')
        : null,
    ),
    row('wood', 'movement', t('row.movement'), (product) => number(movementOf(product), 1, 'mm')),
    row('wood', 'density', t('row.density'), ({ specie }) => number(specie?.density, 0, 'kg/m³')),
    row('wood', 'hardness', t('row.hardness'), ({ specie }) => number(specie?.hardness, 0, 'N/mm²')),
    row('wood', 'quality', t('row.quality'), ({ quality }) => quality),
    row('wood', 'humidity', t('row.humidity'), ({ humidity }) => humidity && inOneLine(humidity)),
    ...OUTDOOR_USES.map((useClass) =>
      row(
        'use',
        `use ${useClass}`,
        t('row.use', { useClass, place: placeOfUse(useClass, ofProducts) }),
        ({ durability }) => {
          const fit = durability?.uses.find((use) => use.useClass === useClass)?.fit;
          return fit ? { text: ofProducts(`use.fits.${fit}`), fit } : null;
        },
      ),
    ),
    row('trade', 'stock', t('row.stock'), ({ stock, variantView }) => ({
      text: variantView === 'WoodView' ? countText(stock, 'PIECE', ofUnits) : formatDecimal(stock, 0, context.locale),
      amount: stock,
    })),
    row('trade', 'certification', t('row.certification'), ({ certification }) => certification),
    row('trade', 'origin', t('row.origin'), ({ origin, specie }) => origin.countries ?? specie?.origin ?? null),
    {
      ...row('trade', 'cites', t('row.cites'), ({ origin, specie }) =>
        citesOf(specie ? (origin.cites ?? specie.cites) : NONE, t),
      ),
      isLong: true,
    },
  ];
  return rows.filter(({ values }) => values.some(({ text }) => text !== NONE));
}

/** All that a value says; the same of two products only if every word of it is. */
const said = ({ text, unit, note, lengths = [] }: ComparedValue): string =>
  [text, unit, note, ...lengths.map(({ lengte, stock }) => (stock > 0 ? lengte : -lengte))].join('\n');

/** Width that a board gains or loses with its moisture, in mm; null where it is not known. */
export function movementOf({ width, specie }: Pick<Product, 'width'> & { specie: { movement: number | null } | null }) {
  if (width === null || specie?.movement == null) return null;
  return (width * specie.movement * MOISTURE_POINTS) / 100;
}

/** kg per metre; null of what has no length. */
export function metreWeightOf({ productVariants }: Pick<Product, 'productVariants'>): number | null {
  const length = productVariants.find(({ isSample, lengte, weight }) => !isSample && lengte && weight > 0);
  // Grams per mm are kg per metre.
  return length?.lengte ? length.weight / length.lengte : null;
}

function lengthsOf({ lengthRange, productVariants }: Product, locale: Locale): ComparedValue {
  if (!lengthRange) return { text: NONE };
  const lengths = productVariants.filter(({ isSample, isPublished }) => isPublished && !isSample);
  const some = lengths.filter(({ stock }) => stock > 0).length;
  return {
    text: `${lengthRangeText(lengthRange, locale)} m`,
    note: getTexts(locale, 'common')('card.lengthsInStock', { some, all: lengths.length }),
    lengths: lengths
      .flatMap(({ lengte, stock }) => (lengte === null ? [] : { lengte, stock }))
      .sort((a, b) => a.lengte - b.lengte),
  };
}

const citesOf = (cites: string | null, t: Texts<'compare'>): string => cites ?? t('value.notListed');
