import { expectTypeOf, it } from 'vitest';
import type {
  Address,
  Cart,
  CartLine,
  Finish,
  PaymentProvider,
  Product,
  ProductList,
  ProductVariant,
  ProductVariantId,
  Sdk,
} from './index';

it('infers what calls take and answer', () => {
  expectTypeOf<Sdk['cart']['cartLoad']>().returns.resolves.toEqualTypeOf<Cart | null>();
  expectTypeOf<Cart['amountTotal']>().toEqualTypeOf<number>();
  expectTypeOf<Product['productVariants'][number]['lengte']>().toEqualTypeOf<number | null>();
  expectTypeOf<ProductList['filterGroups'][number]['values'][number]['count']>().toEqualTypeOf<number>();
});

const sdk = {} as Sdk;
const product = {} as Product;
const variant = {} as ProductVariant;
const cart = {} as Cart;
const line = {} as CartLine;
const address = {} as Address;
const provider = {} as PaymentProvider;
const finish = {} as Finish;

it('refuses calls that the schema does not know', () => {
  // @ts-expect-error pieces are called quantity
  () => sdk.cart.cartAddMultipleItems([{ id: variant.id, pieces: 2 }]);
  // @ts-expect-error an address has one of three types
  () => sdk.checkout.selectAddress(address.id, 'home');
});

it('takes the ids that it answers, each where it belongs', () => {
  () => sdk.cart.cartAddMultipleItems([{ id: variant.id, quantity: 1, finishIds: [finish.id] }]);
  () => sdk.cart.cartAddMultipleItems([{ id: line.product.id, quantity: 1 }]);
  () => sdk.cart.cartUpdateMultipleItems([{ id: line.id, quantity: 1 }]);
  () => sdk.cart.sampleRequest(line.template.id);
  () => sdk.catalogue.getProductTemplate(product.id);
  () => sdk.checkout.selectAddress(address.id, 'shipping');
  () => sdk.checkout.checkPaymentType(provider.id, {} as never);
  // A number from outside says what it is; and an id is a number.
  () => sdk.catalogue.getProductVariant({ id: 484 as ProductVariantId });
  expectTypeOf<ProductVariantId>().toExtend<number>();
});

it('refuses the id of something else: it would be another board', () => {
  // @ts-expect-error a product is none of its lengths
  () => sdk.cart.cartAddMultipleItems([{ id: product.id, quantity: 1 }]);
  // @ts-expect-error a length is no finish
  () => sdk.cart.cartAddMultipleItems([{ id: variant.id, quantity: 1, finishIds: [variant.id] }]);
  // @ts-expect-error a length is no line
  () => sdk.cart.cartUpdateMultipleItems([{ id: line.product.id, quantity: 1 }]);
  // @ts-expect-error a line is no length
  () => sdk.cart.cartRemoveMultipleItems([variant.id]);
  // @ts-expect-error a sample is asked for by its product
  () => sdk.cart.sampleRequest(variant.id);
  // @ts-expect-error a length is no product
  () => sdk.catalogue.getProductTemplate(variant.id);
  // @ts-expect-error a product is no length
  () => sdk.catalogue.getProductVariant({ id: product.id });
  // @ts-expect-error an order is no address
  () => sdk.checkout.selectAddress(cart.id, 'shipping');
  // @ts-expect-error an address is no provider
  () => sdk.checkout.checkPaymentType(address.id, {} as never);
  // @ts-expect-error any number is not said to be one of a length
  () => sdk.cart.cartAddMultipleItems([{ id: 484, quantity: 1 }]);
});
