import { and, not, or } from 'drizzle-orm';
import { anyOf } from '../../../../database/any-of';
import { productTemplates, productVariants } from '../../../../database/schema/catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { MappedTemplate } from '../records/mapped-template';
import type { TakenNumbers } from '../records/unique-numbers';

/** Those of the products' numbers that products outside the patch have. */
export async function takenNumbers(
  db: Queryable,
  patchedIds: readonly number[],
  mapped: readonly MappedTemplate[],
): Promise<TakenNumbers> {
  const variants = mapped.flatMap((product) => product.variants);
  const templateRows = await db
    .select({ itemNumber: productTemplates.itemNumber })
    .from(productTemplates)
    .where(
      and(
        not(anyOf(productTemplates.id, patchedIds)),
        anyOf(
          productTemplates.itemNumber,
          mapped.map(({ template }) => template.itemNumber),
        ),
      ),
    );
  const variantRows = await db
    .select({ itemNumber: productVariants.itemNumber, barcode: productVariants.barcode })
    .from(productVariants)
    .where(
      and(
        not(anyOf(productVariants.templateId, patchedIds)),
        or(
          anyOf(
            productVariants.itemNumber,
            variants.map(({ itemNumber }) => itemNumber),
          ),
          anyOf(
            productVariants.barcode,
            variants.map(({ barcode }) => barcode),
          ),
        ),
      ),
    );
  return {
    templates: new Set(templateRows.map(({ itemNumber }) => itemNumber)),
    variants: new Set(variantRows.map(({ itemNumber }) => itemNumber)),
    barcodes: new Set(variantRows.map(({ barcode }) => barcode)),
  };
}
