import type { TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import {
  type Contents,
  formatMetres,
  type Locale,
  SAMPLE_LENGTH_VALUE,
  type UnitOfSale,
  unitPriceReference,
} from '@geven/timber';
import type { CatalogueData } from '../catalogue-data';
import { lowestPriceBefore } from './price-reduction';

/** Net euro cents. */
export interface CombinationInfo {
  price: number;
  price_m1: number | null;
  price_m2: number | null;
  price_m2_wood: number | null;
  /** Beside a reduced price: the lowest of the 30 days before. */
  lowestPrice30Days: number | null;
  lowestPrice30Days_m1: number | null;
}

/** What one sold unit holds; `reference` is the amount that its unit price is for, null where none is due. */
export interface ContentsDocument extends Contents {
  readonly reference: number | null;
}

/** A variant as it is returned in one language, with the product that it is one of. */
export interface VariantOf<Product> {
  id: number;
  itemNumber: string;
  barcode: string;
  name: string;
  lengte: number | null;
  attributeLength: { value: number; commercialName: string } | null;
  combinationInfo: CombinationInfo;
  stock: number;
  saleDelay: number;
  weight: number;
  /** cm³ */
  volume: number;
  isSample: boolean;
  isPublished: boolean;
  unitOfSale: UnitOfSale;
  contents: ContentsDocument | null;
  product: Product;
}

/** Prices of a variant; without one, the metre stands for the piece. */
export function combinationInfoOf(
  template: TemplateRecord,
  variant: Pick<VariantRecord, 'id' | 'price' | 'itemNumber'> | undefined,
  { prices }: Pick<CatalogueData, 'prices'>,
): CombinationInfo {
  const { priceM1, priceM2, priceM2Wood } = prices.bySize(template);
  const history = template.isReduced && variant ? prices.historyOf(variant) : [];
  const lowest = lowestPriceBefore(history);
  const metres = history.flatMap(({ priceM1: price, validFrom }) => (price === null ? [] : [{ price, validFrom }]));
  return {
    price: (variant && prices.ofVariant(variant)) ?? priceM1 ?? 0,
    price_m1: priceM1,
    price_m2: priceM2,
    price_m2_wood: priceM2Wood,
    lowestPrice30Days: lowest,
    lowestPrice30Days_m1: lowest === null ? null : lowestPriceBefore(metres),
  };
}

export function createVariantView<Product>(
  variant: VariantRecord,
  template: TemplateRecord,
  { locale, data }: { locale: Locale; data: CatalogueData },
  product: () => Product,
): VariantOf<Product> {
  const { id, itemNumber, barcode, lengthMm, saleDelay, weight, isSample, unitOfSale } = variant;
  return {
    id,
    itemNumber,
    barcode,
    name: variant.texts[locale].name,
    lengte: lengthMm,
    attributeLength: attributeLengthOf(variant, locale),
    combinationInfo: combinationInfoOf(template, variant, data),
    stock: stockOf(variant, template),
    saleDelay,
    weight,
    volume: volumeOf(template, lengthMm),
    isSample,
    isPublished: variant.isPublished && template.isPublished,
    unitOfSale,
    contents: contentsOf(variant, data),
    // Made when it is asked for: views of products and variants point at each other.
    get product() {
      return product();
    },
  };
}

/** What one of a variant holds; null where nothing in it is counted. */
export function contentsOf(
  { templateId, unitOfSale, contentsAmount: amount, contentsUnit: unit }: VariantRecord,
  { variantsOf }: Pick<CatalogueData, 'variantsOf'>,
): ContentsDocument | null {
  if (amount === null || unit === null) return null;
  const alike = variantsOf(templateId).filter(({ contentsUnit }) => contentsUnit === unit);
  const amounts = alike.flatMap(({ contentsAmount }) => contentsAmount ?? []);
  return { amount, unit, reference: unitPriceReference({ unitOfSale, unit, amounts }) };
}

/** Pieces that lie ready; nothing of what is planed for each order does. */
export function stockOf({ stock }: VariantRecord, { isPlanedToOrder }: TemplateRecord): number {
  return isPlanedToOrder ? 0 : Math.max(0, stock);
}

/** The length as a value of an attribute; null where the variant has none. */
export function attributeLengthOf(
  variant: VariantRecord,
  locale: Locale,
): { value: number; commercialName: string } | null {
  const { lengthValue } = variant;
  return lengthValue === null ? null : { value: lengthValue, commercialName: lengthName(variant, locale) };
}

/** cm³ of a piece; 0 where it has no size. */
function volumeOf({ thickness, width }: TemplateRecord, lengthMm: number | null): number {
  return Math.round(((thickness ?? 0) * (width ?? 0) * (lengthMm ?? 0)) / 1000);
}

/** Metres for what is sold by length, centimetres for the sample piece. */
function lengthName({ lengthMm, lengthValue }: VariantRecord, locale: Locale): string {
  const mm = lengthMm ?? lengthValue ?? 0;
  return lengthValue === SAMPLE_LENGTH_VALUE ? `${Math.round(mm / 10)} cm` : `${formatMetres(mm, locale)} m`;
}
