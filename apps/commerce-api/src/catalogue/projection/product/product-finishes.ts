import type { FinishRecord, TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import { type FinishAttribute, finishSurchargePerPiece, type Locale } from '@geven/timber';
import type { CatalogueData } from '../catalogue-data';
import { namedValue } from '../named-value';
import { attributeLengthOf } from './variant-view';

/** A choice of finish as it is returned in one language. */
export interface FinishView {
  id: number;
  attribute: FinishAttribute;
  slug: string;
  name: string;
  isDefault: boolean;
  /** Net euro cents of one unit. */
  surcharge: { unit: NonNullable<FinishRecord['surchargeUnit']>; price: number } | null;
  extraDays: number;
  longest: number | null;
}

interface MatrixCell {
  finishId: number;
  productVariantId: number | null;
  price: number | null;
}

/** Lengths × treatments. */
export interface VariantsMatrix {
  finishings: FinishView[];
  rows: { attributeLength: { value: number; commercialName: string }; cells: MatrixCell[] }[];
}

interface Named {
  readonly data: CatalogueData;
  readonly locale: Locale;
}

/** The values of both attributes; an attribute with one value leaves nothing to choose. */
export function choosableFinishes(templateId: number, around: Named): FinishView[] {
  return (['surface_finishing', 'finishing'] as const).flatMap((attribute) => {
    const values = finishesOf(templateId, attribute, around.data);
    return values.length > 1 ? values.map((finish) => toDocument(finish, around)) : [];
  });
}

/** What the product has unless something else is chosen; null where it has nothing of the attribute. */
export function defaultFinishName(templateId: number, attribute: FinishAttribute, around: Named): string | null {
  const finish = finishesOf(templateId, attribute, around.data).find(({ isDefault }) => isDefault);
  return finish ? namedValue(around.data, around.locale, attribute, finish.slug).name : null;
}

/**
 * The price of every length with every treatment, and gaps where a length cannot be had or is too long (PD-36). A cell
 * is priced as one piece; the surcharge of a whole line is calculated from its own area.
 */
export function variantsMatrix(template: TemplateRecord, around: Named): VariantsMatrix {
  const finishes = finishesOf(template.id, 'finishing', around.data);
  const lengths = around.data
    .variantsOf(template.id)
    .filter(({ isSample, lengthMm }) => !isSample && lengthMm !== null);
  return {
    finishings: finishes.map((finish) => toDocument(finish, around)),
    rows:
      finishes.length === 0
        ? []
        : lengths.flatMap((variant) => {
            const attributeLength = attributeLengthOf(variant, around.locale);
            const cells = finishes.map((finish) => cellOf({ template, variant, finish }, around.data));
            return attributeLength ? [{ attributeLength, cells }] : [];
          }),
  };
}

interface Cell {
  readonly template: TemplateRecord;
  readonly variant: VariantRecord;
  readonly finish: FinishRecord;
}

function cellOf({ template, variant, finish }: Cell, { prices }: Pick<CatalogueData, 'prices'>): MatrixCell {
  const { width, thickness } = template;
  const { id, lengthMm, isPublished } = variant;
  const { id: finishId, longest, surchargeUnit: unit, surchargePrice } = finish;
  if (!isPublished || lengthMm === null || (longest !== null && lengthMm > longest)) {
    return { finishId, productVariantId: null, price: null };
  }
  const surcharge =
    unit === null || surchargePrice === null
      ? 0
      : finishSurchargePerPiece({
          unit,
          price: surchargePrice,
          width: width ?? 0,
          thickness: thickness ?? 0,
          lengthMm,
        });
  return { finishId, productVariantId: id, price: prices.ofVariant(variant) + surcharge };
}

function finishesOf(templateId: number, attribute: FinishAttribute, data: CatalogueData): FinishRecord[] {
  return data.finishesOf(templateId).filter((finish) => finish.attribute === attribute);
}

function toDocument(finish: FinishRecord, { data, locale }: Named): FinishView {
  const { id, attribute, isDefault, surchargeUnit: unit, surchargePrice: price, extraDays, longest } = finish;
  return {
    id,
    attribute,
    ...namedValue(data, locale, attribute, finish.slug),
    isDefault,
    surcharge: unit === null || price === null ? null : { unit, price },
    extraDays,
    longest,
  };
}
