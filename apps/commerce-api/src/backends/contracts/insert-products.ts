import { type Localized, PLAIN_TEMPLATE } from '@geven/catalogue-records';
import { sampleKinds } from '@geven/sample-range';
import { productTemplates, productVariants } from '../../database/schema/catalogue';
import type { Queryable } from '../../database/transaction';
import type { Backend } from './backend';
import { insertFinishes } from './insert-finishes';

type Template = typeof productTemplates.$inferInsert;
type Variant = typeof productVariants.$inferInsert;

/** Stores the products that the contracts ask for in the projection of the catalogue. */
export async function insertProducts(
  db: Queryable,
  { variants, finishes, kinds, many }: Pick<Backend, 'variants' | 'finishes' | 'kinds' | 'many'>,
): Promise<void> {
  await db.insert(productTemplates).values([1, 2, 3].map(template));
  await db
    .insert(productVariants)
    .values([
      variant(variants.board, 1, { price: 969, stock: 100, saleDelay: 2, weight: 8000 }),
      variant(variants.scarceBoard, 1, { price: 1250, stock: 4, saleDelay: 3, weight: 10_000 }),
      variant(variants.sample, 1, { lengthMm: 250, price: 150, weight: 500, isSample: true }),
      variant(variants.screws, 2, { lengthMm: null, price: 2495, weight: 2000 }),
      variant(variants.heavy, 2, { lengthMm: null, price: 1000, weight: 250_000 }),
      variant(variants.expensive, 2, { lengthMm: null, price: 200_000, weight: 1000 }),
      variant(variants.unpublished, 3, { isPublished: false }),
      variant(variants.leaving, 3),
      variant(variants.vanishing, 3),
      variant(variants.repriced, 3),
      ...many.map((id) => variant(id, 3)),
    ]);
  await insertFinishes(db, finishes);
  await insertKinds(db, kinds);
}

/** Template ids of the kinds begin above those of the other products. */
const FIRST_KIND = 100;

/** Products as the sample has them, one variant each; their species and vocabulary are left out. */
async function insertKinds(db: Queryable, ids: Backend['kinds']): Promise<void> {
  const kinds = sampleKinds().flatMap((each, index) => {
    const variantId = ids.get(each.kind);
    return variantId === undefined ? [] : [{ ...each, variantId, templateId: FIRST_KIND + index }];
  });
  if (kinds.length === 0) return;
  await db
    .insert(productTemplates)
    .values(
      kinds.map(({ kind, template, templateId }) => ({ ...template, id: templateId, itemNumber: kind, specie: null })),
    );
  await db.insert(productVariants).values(
    kinds.map(({ kind, variant, variantId, templateId }) => ({
      ...variant,
      id: variantId,
      templateId,
      itemNumber: kind,
      barcode: kind,
    })),
  );
}

function template(id: number): Template {
  const texts = {
    name: `Product ${id}`,
    familyName: '',
    slug: `product-${id}`,
    intro: '',
    description: '',
    html: null,
  };
  return {
    id,
    family: 'DH',
    thickness: 25,
    width: 145,
    itemNumber: `T-${id}`,
    isPublished: true,
    variantView: 'WoodView',
    isSample: false,
    uomFactorInv: 1,
    sequence: id,
    popularity: 0,
    applications: [],
    certification: '–',
    image: 'none',
    isPlanedToOrder: false,
    ...PLAIN_TEMPLATE,
    texts: inEveryLanguage({ ...texts, seoTitle: '', seoDescription: '' }),
  };
}

function variant(id: number, templateId: number, facts: Partial<Variant> = {}): Variant {
  return {
    id,
    templateId,
    itemNumber: `V-${id}`,
    barcode: String(id),
    lengthMm: 4000,
    price: 1000,
    stock: 50,
    saleDelay: 1,
    weight: 5000,
    isSample: false,
    isPublished: true,
    texts: inEveryLanguage({ name: `Variant ${id}` }),
    ...facts,
  };
}

function inEveryLanguage<Texts>(texts: Texts): Localized<Texts> {
  return { nl: texts, en: texts, de: texts };
}
