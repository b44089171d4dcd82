import { formatMetres, type Locale, SAMPLE_LENGTH_VALUE } from '@geven/timber';
import type { TemplateRecord, VariantRecord } from '../../ports/catalogue-source';
import type { ProductDocument } from './product-document';

/** Net euro cents. */
export interface CombinationInfo {
  price: number;
  price_m1: number | null;
  price_m2: number | null;
  price_m2_wood: number | null;
}

/** A variant as it is answered in one language. */
export interface VariantDocument {
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
  product: ProductDocument;
}

export function combinationInfoOf(template: TemplateRecord, price: number): CombinationInfo {
  return {
    price,
    price_m1: template.priceM1,
    price_m2: template.priceM2,
    price_m2_wood: template.priceM2Wood,
  };
}

export function createVariantDocument(
  variant: VariantRecord,
  template: TemplateRecord,
  locale: Locale,
  product: () => ProductDocument,
): VariantDocument {
  const { id, itemNumber, barcode, lengthMm, lengthValue, price, stock, saleDelay, weight, isSample } = variant;
  return {
    id,
    itemNumber,
    barcode,
    name: variant.texts[locale].name,
    lengte: lengthMm,
    attributeLength: lengthValue === null ? null : { value: lengthValue, commercialName: lengthName(variant) },
    combinationInfo: combinationInfoOf(template, price),
    stock: Math.max(0, stock),
    saleDelay,
    weight,
    volume: volumeOf(template, lengthMm),
    isSample,
    isPublished: variant.isPublished && template.isPublished,
    // Made when it is asked for: documents of products and variants point at each other.
    get product() {
      return product();
    },
  };
}

/** cm³ of a piece; 0 where it has no size. */
function volumeOf({ thickness, width }: TemplateRecord, lengthMm: number | null): number {
  return Math.round(((thickness ?? 0) * (width ?? 0) * (lengthMm ?? 0)) / 1000);
}

/** Metres for what is sold by length, centimetres for the sample piece. */
function lengthName({ lengthMm, lengthValue }: VariantRecord): string {
  const mm = lengthMm ?? lengthValue ?? 0;
  return lengthValue === SAMPLE_LENGTH_VALUE ? `${Math.round(mm / 10)} cm` : `${formatMetres(mm)} m`;
}
