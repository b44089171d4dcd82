import type { OdooClient } from '@geven/odoo-rpc';
import { sampleKinds } from '@geven/sample-range';
import type { Backend, ContractVariants } from '../../contracts/backend';
import { type MadeFinishes, makeFinishes } from './make-finishes';

interface Product {
  readonly name: string;
  /** Net EUR. */
  readonly list_price: number;
  readonly is_published: boolean;
}

const PRODUCTS = {
  board: { name: 'Contract board', list_price: 9.69, is_published: true },
  scarceBoard: { name: 'Contract board, scarce', list_price: 12.5, is_published: true },
  sample: { name: 'Contract board, sample', list_price: 1.5, is_published: true },
  screws: { name: 'Contract screws', list_price: 24.95, is_published: true },
  heavy: { name: 'Contract beam, heavy', list_price: 10, is_published: true },
  expensive: { name: 'Contract beam, expensive', list_price: 2000, is_published: true },
  unpublished: { name: 'Contract board, unpublished', list_price: 10, is_published: false },
  leaving: { name: 'Contract board, leaving', list_price: 10, is_published: true },
  vanishing: { name: 'Contract board, vanishing', list_price: 10, is_published: true },
  repriced: { name: 'Contract board, repriced', list_price: 10, is_published: true },
} satisfies Record<Exclude<keyof ContractVariants, 'unknown'>, Product>;

const MANY = Array.from({ length: 101 }, (_, index) => `Contract board ${index + 1} of many`);

/** A kind may be called as one of `PRODUCTS` is, as samples are. */
const contractName = (kind: string): string => `Contract ${kind}`;

/** What the contracts need of an Odoo. */
export interface MadeProducts {
  readonly variants: ContractVariants;
  readonly finishes: MadeFinishes;
  readonly kinds: Backend['kinds'];
  readonly many: Backend['many'];
}

/** Makes the products of the contracts in Odoo, one variant each, new ones every time. */
export async function makeProducts(admin: OdooClient): Promise<MadeProducts> {
  const kinds = sampleKinds();
  const entries: [string, Product][] = [
    ...Object.entries(PRODUCTS),
    ...kinds.map(({ kind, variant }): [string, Product] => [
      contractName(kind),
      { name: contractName(kind), list_price: variant.price / 100, is_published: true },
    ]),
    ...MANY.map((name): [string, Product] => [name, { name, list_price: 10, is_published: true }]),
  ];
  const templates = await admin.call<number[]>('product.template', 'create', {
    vals_list: entries.map(([, product]) => ({ ...product, type: 'consu', sale_ok: true })),
  });
  const rows = await admin.call<{ product_variant_id: [number, string] }[]>('product.template', 'read', {
    ids: templates,
    fields: ['product_variant_id'],
  });
  const ids = new Map(entries.map(([name], index) => [name, rows[index]?.product_variant_id[0] ?? 0]));
  const templateOf = (name: keyof typeof PRODUCTS) => templates[Object.keys(PRODUCTS).indexOf(name)] ?? 0;
  const variants = Object.fromEntries(Object.keys(PRODUCTS).map((name) => [name, ids.get(name) ?? 0]));
  return {
    variants: { ...(variants as Omit<ContractVariants, 'unknown'>), unknown: 999_999_999 },
    kinds: new Map(kinds.map(({ kind }) => [kind, ids.get(contractName(kind)) ?? 0])),
    many: MANY.map((name) => ids.get(name) ?? 0),
    finishes: await makeFinishes(admin, { board: templateOf('board'), other: templateOf('scarceBoard') }),
  };
}

/** Takes them out of the range again. */
export async function archiveProducts(
  admin: OdooClient,
  { variants: { unknown, ...variants }, kinds, many, finishes }: MadeProducts,
): Promise<void> {
  const rows = await admin.call<{ product_tmpl_id: [number, string] }[]>('product.product', 'read', {
    ids: [
      ...Object.values(variants),
      ...kinds.values(),
      ...many,
      ...finishes.services.map(({ productId }) => productId),
    ],
    fields: ['product_tmpl_id'],
    context: { active_test: false },
  });
  await admin.call('product.template', 'action_archive', { ids: rows.map((row) => row.product_tmpl_id[0]) });
}
