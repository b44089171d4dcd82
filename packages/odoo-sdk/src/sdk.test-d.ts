import { expectTypeOf, it } from 'vitest';
import type { Cart, Product, ProductList, Sdk } from './index';

it('infers what calls take and answer', () => {
  expectTypeOf<Sdk['cart']['cartLoad']>().returns.resolves.toEqualTypeOf<Cart | null>();
  expectTypeOf<Cart['amountTotal']>().toEqualTypeOf<number>();
  expectTypeOf<Product['productVariants'][number]['lengte']>().toEqualTypeOf<number | null>();
  expectTypeOf<ProductList['filterGroups'][number]['values'][number]['count']>().toEqualTypeOf<number>();
});

it('refuses calls that the schema does not know', () => {
  const sdk = {} as Sdk;
  // @ts-expect-error pieces are called quantity
  () => sdk.cart.cartAddMultipleItems([{ id: 1, pieces: 2 }]);
  // @ts-expect-error an address has one of three types
  () => sdk.checkout.selectAddress(1, 'home');
});
