import { sampleKinds } from '@geven/sample-range';
import { eq } from 'drizzle-orm';
import { findShopper } from '../../../carts/find-shopper';
import { createStoredAddressBook } from '../../../customers/stored-address-book';
import { createStoredCustomers } from '../../../customers/stored-customers';
import { createDatabase } from '../../../database/connection';
import { productFinishes, productVariants } from '../../../database/schema/catalogue';
import { createTestDatabase } from '../../../database/testing';
import { createPayments } from '../../../payments/payment-providers';
import { createStoredVatIdChecks } from '../../../vat-ids/stored-vat-id-checks';
import type { Backend, ContractFinishes, ContractVariants } from '../../contracts/backend';
import { insertListPrices } from '../../contracts/insert-list-prices';
import { insertProducts } from '../../contracts/insert-products';
import { createShoppers } from '../../contracts/new-shopper';
import { createCartTransaction } from '../cart/cart-transaction';
import { createEmbeddedCarts } from '../cart/embedded-carts';
import { createEmbeddedCheckout } from '../checkout/embedded-checkout';
import { createEmbeddedOrders } from '../orders/embedded-orders';

const clock = { now: () => new Date('2026-11-02T09:00:00Z') };

const VARIANTS: ContractVariants = {
  board: 101,
  scarceBoard: 102,
  sample: 103,
  screws: 201,
  heavy: 202,
  expensive: 203,
  unpublished: 301,
  leaving: 302,
  repriced: 303,
  vanishing: 304,
  unknown: 999_999,
};

const FINISHES: ContractFinishes = {
  planed: 1,
  brushed: 2,
  oiled: 3,
  fireRetardant: 4,
  impregnated: 5,
  preGreyed: 6,
  repriced: 7,
  foreign: 8,
  leaving: 9,
  unknown: 999_999,
};

const KINDS = new Map(sampleKinds().map(({ kind }, index) => [kind, 1001 + index]));

const MANY = Array.from({ length: 101 }, (_, index) => 2001 + index);

/** The embedded backend on a database of its own. */
export async function startEmbedded(): Promise<Backend> {
  const test = await createTestDatabase();
  const { db, close } = createDatabase(test.url);
  await insertProducts(db, { variants: VARIANTS, finishes: FINISHES, kinds: KINDS, many: MANY });
  const ofCarts = { db, transact: createCartTransaction({ db }) };
  const payments = createPayments();
  const confirmations: number[] = [];
  const onPlaced = async (_tx: unknown, orderId: number) => {
    confirmations.push(orderId);
  };
  const shoppers = createShoppers(db, clock);
  return {
    variants: VARIANTS,
    finishes: FINISHES,
    kinds: KINDS,
    many: MANY,
    ports: {
      carts: createEmbeddedCarts(ofCarts),
      checkout: createEmbeddedCheckout(ofCarts),
      orders: createEmbeddedOrders({ ...ofCarts, clock, payments, numberPrefix: 'S', onPlaced }),
      payments,
      customers: createStoredCustomers({ db, clock }),
      addressBook: createStoredAddressBook({ db }),
    },
    ...shoppers,
    newKnownCustomer: (locale) => shoppers.newConfirmedCustomer(locale ? { locale } : {}),
    shopperOfCart: (cartId) => findShopper(db, cartId),
    async setPrice(variantId, price) {
      await db.update(productVariants).set({ price }).where(eq(productVariants.id, variantId));
    },
    async newPriceList(prices) {
      await insertListPrices(db, 'trade', prices);
      return 'trade';
    },
    async setFinishPrice(finishId, surchargePrice) {
      await db.update(productFinishes).set({ surchargePrice }).where(eq(productFinishes.id, finishId));
    },
    async unpublish(variantId) {
      await db.update(productVariants).set({ isPublished: false }).where(eq(productVariants.id, variantId));
    },
    async withdrawFinish(finishId) {
      await db.delete(productFinishes).where(eq(productFinishes.id, finishId));
    },
    keepVatIdCheck: async (check) => (await createStoredVatIdChecks({ db, clock }).keep(check)).id,
    countConfirmations: async (orderId) => confirmations.filter((id) => id === orderId).length,
    async close() {
      await close();
      await test.drop();
    },
  };
}
