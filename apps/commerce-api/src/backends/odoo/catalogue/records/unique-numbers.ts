import type { LeftOut } from '../left-out';
import type { MappedTemplate } from './mapped-template';

/** Numbers that other products of the catalogue have. */
export interface TakenNumbers {
  readonly templates: ReadonlySet<string>;
  readonly variants: ReadonlySet<string>;
  readonly barcodes: ReadonlySet<string>;
}

interface UniqueNumbers {
  readonly templates: readonly MappedTemplate[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Item numbers and barcodes lead to one product each, which Odoo does not ask for: the second product with a number of
 * another is left out. A product's own number, which is derived, is made of its id instead.
 */
export function withUniqueNumbers(mapped: readonly MappedTemplate[], taken: TakenNumbers): UniqueNumbers {
  const templates = new Set(taken.templates);
  const variants = new Set(taken.variants);
  const barcodes = new Set(taken.barcodes);
  const unique: MappedTemplate[] = [];
  const leftOut: LeftOut[] = [];
  for (const product of mapped) {
    const { template } = product;
    const double =
      firstTaken(
        product.variants.map(({ itemNumber }) => itemNumber),
        variants,
      ) ??
      firstTaken(
        product.variants.map(({ barcode }) => barcode),
        barcodes,
      );
    if (double !== undefined) {
      leftOut.push({ templateId: template.id, name: template.texts.en.name, reason: 'number-taken', detail: double });
      continue;
    }
    const itemNumber = templates.has(template.itemNumber) ? `P${template.id}` : template.itemNumber;
    unique.push({ ...product, template: { ...template, itemNumber } });
    templates.add(itemNumber);
    for (const variant of product.variants) {
      variants.add(variant.itemNumber);
      barcodes.add(variant.barcode);
    }
  }
  return { templates: unique, leftOut };
}

/** The first that is taken already or is twice in the list itself. */
function firstTaken(numbers: readonly string[], taken: ReadonlySet<string>): string | undefined {
  return numbers.find((number, index) => taken.has(number) || numbers.indexOf(number) !== index);
}
