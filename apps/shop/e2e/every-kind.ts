import type { Finish, Product, ProductCard } from '@geven/odoo-sdk';
import { sdkOf, wholeRange } from './range';

/** Something to buy that represents all of its kind. */
export interface Kind {
  readonly kind: string;
  readonly product: Product;
  /** Id of the variant to buy; null for a sample of the product. */
  readonly variant: number | null;
  /** What it is finished with. */
  readonly finish?: Finish;
}

/** One of every kind of thing that the shop sells, asked of its API, so that a new kind cannot be forgotten. */
export async function everyKind(shop: string): Promise<readonly Kind[]> {
  const sdk = sdkOf(shop, 'de');
  const taken = new Set<number>();

  /** The first product that is not taken yet and of which one can buy what is asked for. */
  async function first<Found>(
    cards: readonly ProductCard[],
    find: (product: Product) => Found | undefined,
  ): Promise<[Product, Found]> {
    for (const { id } of cards.filter((card) => !taken.has(card.id))) {
      const product = await sdk.catalogue.getProductTemplate(id);
      const found = product && find(product);
      if (!found) continue;
      taken.add(id);
      return [product, found];
    }
    throw new Error('The range has none of this kind');
  }

  const range = await wholeRange(sdk);
  const kinds: Kind[] = [];
  for (const kind of new Set(range.map(kindOf))) {
    const cards = range.filter((card) => kindOf(card) === kind);
    const [product, variant] = await first(cards, (found) => (found.isPlanedToOrder ? undefined : variantOf(found)));
    kinds.push({ kind, product, variant });
  }
  const [planed, planedVariant] = await first(range, (found) => (found.isPlanedToOrder ? variantOf(found) : undefined));
  kinds.push({ kind: 'planed to order', product: planed, variant: planedVariant });
  const [board] = await first(range, (found) => found.hasSample);
  kinds.push({ kind: 'sample', product: board, variant: null });
  const [treated, finish] = await first(range, ({ isPlanedToOrder, productTemplateAttributeValues }) =>
    isPlanedToOrder
      ? undefined
      : productTemplateAttributeValues.find(({ surcharge, longest }) => surcharge && longest === null),
  );
  kinds.push({ kind: 'treated', product: treated, variant: variantOf(treated) ?? null, finish });
  return kinds;
}

/** Families of timber and sample boxes are kinds; accessories are as many kinds as they have groups: `AC-SCR`. */
function kindOf({ family, itemNumber }: ProductCard): string {
  return family === 'AC' ? itemNumber.split('-').slice(0, 2).join('-') : family;
}

/** The shortest length, or the first version. */
const variantOf = ({ productVariants }: Product) => productVariants.find(({ isSample }) => !isSample)?.id;
