import type { Product } from '@geven/odoo-sdk';
import { formatDecimal, formatMetres, type Locale, type UseClass, type UseClassFit } from '@geven/timber';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import type { Texts } from '@/lib/texts/areas';
import { durabilityClassText, placeOfUse } from '@/lib/texts/durability-texts';
import { getTexts } from '@/lib/texts/i18n';
import { countText, packPrices } from '@/lib/texts/unit-texts';

/** What a row of the comparison says of one product. */
export interface ComparedValue {
  readonly text: string;
  /** How good it is, where that is a judgement. */
  readonly fit?: UseClassFit | undefined;
  /** A second line, for example a botanical name. */
  readonly note?: string | undefined;
}

/** A property of all compared products, in their order. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly ComparedValue[];
  /** Whether the products differ in it. */
  readonly differs: boolean;
}

export interface ComparisonInput {
  readonly products: readonly Product[];
  readonly context: PageContext;
  readonly t: Texts<'compare'>;
  /** The yard's date, ISO. */
  readonly today: string;
}

/** What is not known or does not apply. */
const NONE = '–';
/** Percentage points by which moisture changes between a wet winter and a dry summer. */
const MOISTURE_POINTS = 5;
/** Use classes of timber outdoors. */
const OUTDOOR_USES = ['3.1', '3.2', '4'] as const satisfies readonly UseClass[];

/** The products property by property. A row that says the same nothing of all of them is left out. */
export function comparisonRows({ products, context, t, today }: ComparisonInput): ComparedRow[] {
  // The page of a product and its comparison say the same of it.
  const ofProducts = getTexts(context.locale, 'product');
  const ofUnits = getTexts(context.locale, 'common');
  const price = (net: number | null) => (net === null ? NONE : shownPrice(net, context));
  const number = (value: number | null | undefined, digits: number, unit: string) =>
    value == null ? NONE : `${formatDecimal(value, digits, context.locale)} ${unit}`;
  const row = (key: string, label: string, read: (product: Product) => string | null | ComparedValue): ComparedRow => {
    const values = products.map((product) => {
      const value = read(product);
      return typeof value === 'object' && value !== null ? value : { text: value || NONE };
    });
    return { key, label, values, differs: new Set(values.map(({ text }) => text)).size > 1 };
  };
  const rows = [
    row('specie', t('row.specie'), ({ specie }) => ({
      text: specie?.name ?? NONE,
      note: specie?.latinName ?? undefined,
    })),
    row('size', t('row.size'), ({ headSize }) => headSize),
    row('profile', t('row.profile'), ({ profile1, colour }) =>
      [profile1?.name, colour?.name].filter(Boolean).join(', '),
    ),
    row('durability', t('row.durability'), ({ durability }) =>
      durability?.durabilityClass ? durabilityClassText(durability, durability.durabilityClass, ofProducts) : null,
    ),
    ...OUTDOOR_USES.map((useClass) =>
      row(`use ${useClass}`, t('row.use', { useClass, place: placeOfUse(useClass, ofProducts) }), ({ durability }) => {
        const fit = durability?.uses.find((use) => use.useClass === useClass)?.fit;
        return fit ? { text: ofProducts(`use.fits.${fit}`), fit } : null;
      }),
    ),
    row('movement', t('row.movement'), (product) => {
      const mm = movementOf(product);
      return mm === null ? null : t('value.movement', { mm: formatDecimal(mm, 1, context.locale) });
    }),
    row('density', t('row.density'), ({ specie }) => number(specie?.density, 0, 'kg/m³')),
    row('hardness', t('row.hardness'), ({ specie }) => number(specie?.hardness, 0, 'N/mm²')),
    row('quality', t('row.quality'), ({ quality }) => quality),
    row('humidity', t('row.humidity'), ({ humidity }) => humidity),
    row('metre', t('row.metre'), ({ combinationInfo }) => price(combinationInfo.price_m1)),
    row('area', t('row.area'), ({ combinationInfo }) => price(combinationInfo.price_m2)),
    row('price', t('row.price'), ({ combinationInfo, ...product }) => {
      const [one, legal] = packPrices({ ...product, combinationInfo, isPriceFrom: false }, context, ofUnits);
      return { text: `${one.amount} ${one.unit}`, note: legal && `${legal.amount} ${legal.unit}` };
    }),
    row('lengths', t('row.lengths'), (product) => lengthsOf(product, context.locale)),
    row('stock', t('row.stock'), ({ stock, variantView }) =>
      variantView === 'WoodView' ? countText(stock, 'PIECE', ofUnits) : formatDecimal(stock, 0, context.locale),
    ),
    row('certification', t('row.certification'), ({ certification }) => certification),
    row('origin', t('row.origin'), ({ origin, specie }) => origin.countries ?? specie?.origin ?? null),
    row('cites', t('row.cites'), ({ origin, specie }) => citesOf(specie ? (origin.cites ?? specie.cites) : NONE, t)),
    row('delivery', t('row.delivery'), ({ saleDelay }) =>
      t('value.from', { date: firstDeliveryDay(today, saleDelay, context.locale) }),
    ),
  ];
  return rows.filter(({ values }) => values.some(({ text }) => text !== NONE));
}

/** Width that a board gains or loses with its moisture, in mm; null where it is not known. */
export function movementOf({ width, specie }: Pick<Product, 'width'> & { specie: { movement: number | null } | null }) {
  if (width === null || specie?.movement == null) return null;
  return (width * specie.movement * MOISTURE_POINTS) / 100;
}

function lengthsOf({ lengthRange, productVariants }: Product, locale: Locale): ComparedValue {
  if (!lengthRange) return { text: NONE };
  const lengths = productVariants.filter(({ isSample, isPublished }) => isPublished && !isSample);
  const some = lengths.filter(({ stock }) => stock > 0).length;
  return {
    text: `${formatMetres(lengthRange.min, locale)}–${formatMetres(lengthRange.max, locale)} m`,
    note: getTexts(locale, 'common')('card.lengthsInStock', { some, all: lengths.length }),
  };
}

const citesOf = (cites: string | null, t: Texts<'compare'>): string => cites ?? t('value.notListed');
