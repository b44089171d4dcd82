import { formatMetres, type Locale, SAMPLE_LENGTH_VALUE } from '@geven/timber';
import type { TemplateRecord, VariantRecord } from '../../ports/catalogue-source';

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
  isSample: boolean;
  isPublished: boolean;
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
    isSample,
    isPublished: variant.isPublished && template.isPublished,
  };
}

/** Metres for what is sold by length, centimetres for the sample piece. */
function lengthName({ lengthMm, lengthValue }: VariantRecord): string {
  const mm = lengthMm ?? lengthValue ?? 0;
  return lengthValue === SAMPLE_LENGTH_VALUE ? `${Math.round(mm / 10)} cm` : `${formatMetres(mm)} m`;
}
