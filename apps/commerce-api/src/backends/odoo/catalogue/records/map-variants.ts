import { barcode, perLocale, SINGLE_PIECE, type VariantRecord } from '@geven/catalogue-records';
import { CURRENCY, divideHalfUp, MAX_PIECES, SAMPLE_LENGTH_VALUE } from '@geven/timber';
import { ProductLeftOut } from '../left-out';
import type { OdooTemplate, OdooVariant } from '../odoo-template';
import type { VariantFacts } from '../read/read-variant-facts';
import type { AttributeValue, SalesUnit } from '../vocabulary';
import { mapContents } from './map-contents';
import type { MappingContext, VariantUnit } from './mapped-template';
import { sizeOf, type TemplateValues } from './template-values';
import { toCents } from './to-cents';

export interface MappedVariants {
  readonly records: readonly VariantRecord[];
  readonly units: readonly VariantUnit[];
  /** Net euro cents per metre; null where nothing has a length. */
  readonly priceM1: number | null;
  readonly templateNumber: string;
}

interface VariantParts {
  readonly values: TemplateValues;
  /** Wood is sold by its length. */
  readonly needsLength: boolean;
}

export function mapVariants(odoo: OdooTemplate, parts: VariantParts, context: MappingContext): MappedVariants {
  if (odoo.variants.length === 0) throw new ProductLeftOut('no-variants');
  const unit = context.vocabulary.units.get(odoo.unitId);
  if (!unit) throw new ProductLeftOut('unknown-unit', String(odoo.unitId));
  const templateNumber = templateNumberOf(odoo);
  const mapped = odoo.variants.map((variant) => {
    const length = lengthOf(variant, parts, context);
    const facts = factsOf(variant, context);
    const quantityPerPiece = quantityOf(unit, length.lengthMm);
    const record: VariantRecord = {
      id: variant.id,
      templateId: odoo.id,
      itemNumber: variant.number ?? `${templateNumber}-${variant.id}`,
      barcode: variant.barcode ?? barcode(variant.id),
      ...length,
      ...pieceFacts(facts, quantityPerPiece),
      saleDelay: odoo.saleDelay,
      weight: Math.round(variant.weight * 1000),
      isPublished: odoo.isSold,
      ...(parts.needsLength ? SINGLE_PIECE : mapContents(variant, parts.values, context.vocabulary)),
      texts: perLocale((locale) => ({
        name: [odoo.texts[locale].name, ...labelsOf(variant, parts.values).map(({ names }) => names[locale])].join(
          ', ',
        ),
      })),
    };
    return { record, quantityPerPiece, facts };
  });
  return {
    records: mapped.map(({ record }) => record),
    units: mapped.flatMap(({ record, quantityPerPiece }) =>
      quantityPerPiece === 1 ? [] : [{ variantId: record.id, quantityPerPiece }],
    ),
    priceM1: pricePerMetreOf(mapped, unit),
    templateNumber,
  };
}

/** Net cents and stock of pieces that are so much of Odoo's unit each. Goods that Odoo does not count are always there. */
export function pieceFacts(
  { net, free }: Pick<VariantFacts, 'net' | 'free'>,
  quantityPerPiece: number,
): Pick<VariantRecord, 'price' | 'stock'> {
  return {
    price: toCents(net * quantityPerPiece),
    // Metres are stored with errors far behind the comma.
    stock: free === null ? MAX_PIECES : Math.floor(free / quantityPerPiece + 1e-6),
  };
}

function factsOf({ id }: OdooVariant, { facts }: MappingContext): VariantFacts {
  const found = facts.get(id);
  if (!found) throw new ProductLeftOut('no-price', String(id));
  if (found.currency !== CURRENCY) throw new ProductLeftOut('foreign-currency', found.currency);
  if (!(found.net > 0)) throw new ProductLeftOut('no-price', String(id));
  if (found.taxCount === 0) throw new ProductLeftOut('no-tax', String(id));
  return found;
}

type Length = Pick<VariantRecord, 'lengthMm' | 'lengthValue' | 'isSample'>;

function lengthOf(variant: OdooVariant, { values, needsLength }: VariantParts, { mapping }: MappingContext): Length {
  const [value, ...more] = values.ofVariant(variant, 'length');
  if (more.length > 0) throw new ProductLeftOut('several-values', 'length');
  if (!value) {
    if (needsLength) throw new ProductLeftOut('missing-size', 'length');
    return { lengthMm: null, lengthValue: null, isSample: false };
  }
  const sample = mapping.samplePieces[value.key];
  if (sample !== undefined) return { lengthMm: sample, lengthValue: SAMPLE_LENGTH_VALUE, isSample: true };
  const mm = sizeOf(value);
  return { lengthMm: mm, lengthValue: mm, isSample: false };
}

/** What a variant is called beside its product's name. */
function labelsOf(variant: OdooVariant, values: TemplateValues): AttributeValue[] {
  return [...values.ofVariant(variant, 'length'), ...values.ofVariant(variant, 'choice')];
}

/** How much of the unit that Odoo sells in is one piece. */
function quantityOf(unit: SalesUnit, lengthMm: number | null): number {
  if (unit.kind === 'piece') return 1;
  if (lengthMm === null) throw new ProductLeftOut('unknown-unit', 'a length without a length');
  return lengthMm / unit.mm;
}

interface PricedVariant {
  readonly record: VariantRecord;
  readonly facts: VariantFacts;
}

/** Exact from what is sold by the metre; else from the longest piece, whose rounding is the smallest part of a metre. */
function pricePerMetreOf(variants: readonly PricedVariant[], unit: SalesUnit): number | null {
  const lengths = variants.filter(({ record }) => record.lengthMm !== null && !record.isSample);
  const longest = lengths.toSorted((one, other) => (other.record.lengthMm ?? 0) - (one.record.lengthMm ?? 0))[0];
  if (!longest?.record.lengthMm) return null;
  return unit.kind === 'length'
    ? toCents((longest.facts.net * 1000) / unit.mm)
    : divideHalfUp(longest.record.price * 1000, longest.record.lengthMm);
}

/**
 * Odoo keeps item numbers on variants: the product's is what they have in common, up to the last hyphen; else, and for
 * numbers that are missing, one is made of its id.
 */
function templateNumberOf({ id, number, variants }: OdooTemplate): string {
  const numbers = variants.map((variant) => variant.number);
  const [first, ...others] = new Set(numbers.map((own) => own?.slice(0, Math.max(0, own.lastIndexOf('-'))) ?? ''));
  const [only] = numbers;
  if (numbers.length === 1) return number ?? only ?? `P${id}`;
  return first && others.length === 0 ? first : (number ?? `P${id}`);
}
