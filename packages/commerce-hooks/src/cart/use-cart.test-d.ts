import type { CartLine, Product, ProductVariant } from '@geven/odoo-sdk';
import { it } from 'vitest';
import type { useCart } from './use-cart';
import type { useSampleRequest } from './use-sample-request';

const { add, update, remove } = {} as ReturnType<typeof useCart>;
const request = {} as ReturnType<typeof useSampleRequest>;
const product = {} as Product;
const variant = {} as ProductVariant;
const line = {} as CartLine;

it('takes the id of a length to add, of a line to change, of a product for a sample', () => {
  () => add.mutate([{ id: variant.id, quantity: 1 }]);
  () => update.mutate([{ id: line.id, quantity: 1 }]);
  () => remove.mutate([line.id]);
  () => request.mutate(product.id);
});

it('refuses the id of something else', () => {
  // @ts-expect-error a product is none of its lengths
  () => add.mutate([{ id: product.id, quantity: 1 }]);
  // @ts-expect-error a length is no line
  () => update.mutate([{ id: variant.id, quantity: 1 }]);
  // @ts-expect-error a product is no line
  () => remove.mutate([line.template.id]);
  // @ts-expect-error a sample is asked for by its product
  () => request.mutate(variant.id);
});
