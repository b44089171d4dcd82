import { and, inArray, notInArray, or } from 'drizzle-orm';
import { productTemplates, productVariants } from '../../../../database/schema/catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { MappedTemplate } from '../mapped-template';
import type { TakenNumbers } from '../unique-numbers';

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
        notInArray(productTemplates.id, [...patchedIds]),
        inArray(
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
        notInArray(productVariants.templateId, [...patchedIds]),
        or(
          inArray(
            productVariants.itemNumber,
            variants.map(({ itemNumber }) => itemNumber),
          ),
          inArray(
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
