import type { FinishId, Product, ProductVariantId } from '@geven/odoo-sdk';

type Variant = Product['productVariants'][number];
type Board = Variant & { attributeLength: NonNullable<Variant['attributeLength']> };
type Finish = Product['productTemplateAttributeValues'][number];

/** A length of the sample product; `lengte` in mm, prices in net cents. */
const board = (
  facts: Pick<Variant, 'id' | 'barcode' | 'lengte' | 'combinationInfo' | 'stock' | 'saleDelay' | 'weight' | 'volume'>,
  length: string,
): Board => ({
  ...facts,
  itemNumber: `DH-BAN-025145-GR-${facts.lengte}`,
  name: `Bangkirai Terrassendiele 25 × 145 mm, einseitig gerillt, ${length}`,
  attributeLength: { value: facts.lengte ?? 0, commercialName: length },
  isSample: false,
  isPublished: true,
  unitOfSale: 'PIECE',
  contents: null,
});

const BOARDS: readonly Board[] = [
  board(
    {
      ...{
        id: 481 as ProductVariantId,
        barcode: '2000000004815',
        lengte: 1850,
        stock: 42,
        saleDelay: 3,
        weight: 6600,
        volume: 6706,
      },
      combinationInfo: { price: 1876, lowestPrice30Days: 2101 },
    },
    '1,85 m',
  ),
  board(
    {
      ...{
        id: 482 as ProductVariantId,
        barcode: '2000000004822',
        lengte: 2150,
        stock: 170,
        saleDelay: 1,
        weight: 7700,
        volume: 7794,
      },
      combinationInfo: { price: 2180, lowestPrice30Days: 2442 },
    },
    '2,15 m',
  ),
  board(
    {
      ...{
        id: 491 as ProductVariantId,
        barcode: '2000000004914',
        lengte: 4850,
        stock: 383,
        saleDelay: 4,
        weight: 17300,
        volume: 17581,
      },
      combinationInfo: { price: 4918, lowestPrice30Days: 5508 },
    },
    '4,85 m',
  ),
];

const UNTREATED: Finish = {
  id: 4102 as FinishId,
  attribute: 'finishing',
  slug: 'untreated',
  name: 'unbehandelt',
  isDefault: true,
  surcharge: null,
  extraDays: 0,
  longest: null,
};

/** A treatment by the square metre, net cents. */
const oiled = (id: FinishId, slug: string, name: string, price: number): Finish => ({
  ...UNTREATED,
  ...{ id, slug, name, isDefault: false, surcharge: { unit: 'SQUARE_METRE', price }, extraDays: 8 },
});

const FINISHES = [
  UNTREATED,
  oiled(4103 as FinishId, 'oiled-once', '1× geölt', 450),
  oiled(4104 as FinishId, 'oiled-twice', '2× geölt', 800),
];

/** What each length costs with each finish, as the shop's API answers it. */
const PRICES: readonly (readonly number[])[] = [
  [1876, 1997, 2091],
  [2180, 2320, 2429],
  [4918, 5234, 5481],
];

/** What can be chosen of the sample product: three lengths and a sample, three treatments, and what they cost together. */
export const SAMPLE_CHOICES: Pick<
  Product,
  'productVariants' | 'productVariantsMatrix' | 'productTemplateAttributeValues'
> = {
  productVariants: [
    ...BOARDS,
    {
      id: 492 as ProductVariantId,
      itemNumber: 'DH-BAN-025145-GR-0250',
      barcode: '2000000004921',
      name: 'Bangkirai Terrassendiele 25 × 145 mm, einseitig gerillt, Muster 25 cm',
      lengte: 250,
      attributeLength: { value: 23, commercialName: '25 cm' },
      combinationInfo: { price: 150, lowestPrice30Days: 168 },
      stock: 213,
      saleDelay: 4,
      weight: 900,
      volume: 906,
      isSample: true,
      unitOfSale: 'PIECE',
      contents: null,
      isPublished: true,
    },
  ],
  productVariantsMatrix: {
    finishings: FINISHES.map(({ id }) => ({ id })),
    rows: BOARDS.map(({ id, attributeLength }, row) => ({
      attributeLength,
      cells: FINISHES.map((finish, column) => ({
        finishId: finish.id,
        productVariantId: id,
        price: PRICES[row]?.[column] ?? null,
      })),
    })),
  },
  productTemplateAttributeValues: FINISHES,
};
