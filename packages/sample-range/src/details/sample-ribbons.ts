import { isExpress, type Localized, perLocale, type RibbonRecord } from '@geven/catalogue-records';

type RibbonKey = 'new' | 'sale' | 'express' | 'planed-to-order' | 'fsc' | 'last-stock';

interface Ribbon {
  name: Localized<string>;
  textColor?: string;
  certificate?: RibbonRecord['certificate'];
}

const WHITE = '#ffffff';
const INK = '#14181b';
const RED = '#b3261e';

/** One quiet form; colour is for lower prices alone. */
const RIBBONS: Record<RibbonKey, Ribbon> = {
  new: { name: { nl: 'Nieuw', en: 'New', de: 'Neu' } },
  sale: { name: { nl: 'Aanbieding', en: 'Sale', de: 'Angebot' }, textColor: RED },
  express: { name: { nl: 'Express', en: 'Express', de: 'Express' } },
  'planed-to-order': {
    name: { nl: 'Op bestelling geschaafd', en: 'Planed to order', de: 'Auf Bestellung gehobelt' },
  },
  fsc: { name: { nl: 'FSC', en: 'FSC', de: 'FSC' }, certificate: 'FSC' },
  'last-stock': { name: { nl: 'Restpartij', en: 'Last stock', de: 'Restposten' } },
};

export const SAMPLE_RIBBONS: RibbonRecord[] = Object.entries(RIBBONS).map(
  ([key, { name, textColor = INK, certificate = null }], index) => ({
    id: index + 1,
    key,
    bgColor: WHITE,
    textColor,
    htmlClass: `ribbon-${key}`,
    certificate,
    texts: perLocale((locale) => ({ displayName: name[locale], html: '' })),
  }),
);

const NEW_EVERY = 29;
const FSC_EVERY = 3;
/** Pieces of each length, on average. */
const LAST_PIECES = 120;

interface Marked {
  id: number;
  isReduced: boolean;
  isSample: boolean;
  isPlanedToOrder: boolean;
  certification: string;
  /** Its lengths or sizes, without samples. */
  variants: readonly { stock: number; saleDelay: number }[];
}

/** The ribbon of a product: the first that it deserves. */
export function ribbonKeyOf({ id, variants, ...product }: Marked): RibbonKey | null {
  const pieces = variants.reduce((sum, { stock }) => sum + stock, 0);
  if (product.isReduced) return 'sale';
  // Their names say what they are.
  if (product.isSample) return null;
  if (product.isPlanedToOrder) return 'planed-to-order';
  if (pieces > 0 && pieces < variants.length * LAST_PIECES) return 'last-stock';
  if (id % NEW_EVERY === 0) return 'new';
  if (isExpress(variants)) return 'express';
  return product.certification === 'FSC 100 %' && id % FSC_EVERY === 0 ? 'fsc' : null;
}
