import { sampleKinds } from '@geven/sample-range';
import { eq } from 'drizzle-orm';
import { findShopper } from '../../../carts/find-shopper';
import { insertCoupon } from '../../../coupons/insert-coupon';
import { createStoredAddressBook } from '../../../customers/stored-address-book';
import { createStoredCustomers } from '../../../customers/stored-customers';
import { createDatabase, type Database } from '../../../database/connection';
import { productFinishes, productVariants } from '../../../database/schema/catalogue';
import { customers } from '../../../database/schema/customers';
import { quotations } from '../../../database/schema/quotations';
import { createTestDatabase } from '../../../database/testing';
import type { CurrentFreightRates } from '../../../domain/checkout/freight-rates';
import { shippedRates } from '../../../freight/testing';
import { createStoredCustomerOrders } from '../../../orders/stored-customer-orders';
import { createPayments } from '../../../payments/payment-providers';
import { createStoredPaymentAttempts } from '../../../payments/stored-payment-attempts';
import type { Clock } from '../../../ports/clock';
import type { Job } from '../../../ports/jobs';
import { createStoredVatIdChecks } from '../../../vat-ids/stored-vat-id-checks';
import type { Backend, ContractFinishes, ContractVariants } from '../../contracts/backend';
import { insertListPrices } from '../../contracts/insert-list-prices';
import { insertProducts } from '../../contracts/insert-products';
import { createShoppers } from '../../contracts/new-shopper';
import { createCartTransaction } from '../cart/cart-transaction';
import { createEmbeddedCarts } from '../cart/embedded-carts';
import { createEmbeddedCheckout } from '../checkout/embedded-checkout';
import { createEmbeddedOrders } from '../orders/embedded-orders';
import { freezeCart } from '../payments/freeze-cart';
import { takeFromCart } from '../payments/take-from-cart';
import { createEmbeddedQuotations } from '../quotations/embedded-quotations';

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

interface EmbeddedUnderTest extends Backend, Pick<Database, 'db'> {}

/** The embedded backend on a database of its own. */
export async function startEmbedded(
  freightRates: CurrentFreightRates = shippedRates,
  clock: Clock = { now: () => new Date('2026-11-02T09:00:00Z') },
): Promise<EmbeddedUnderTest> {
  const test = await createTestDatabase();
  const { db, close } = createDatabase(test.url);
  await insertProducts(db, { variants: VARIANTS, finishes: FINISHES, kinds: KINDS, many: MANY });
  const ofCarts = { db, freightRates, transact: createCartTransaction({ db }) };
  const payments = createPayments({ takesCards: true, takesAccounts: true });
  const confirmations: number[] = [];
  const jobs: Job[] = [];
  const placing = {
    ...ofCarts,
    clock,
    payments,
    numberPrefix: 'S',
    onPlaced: async (_tx: unknown, orderId: number) => void confirmations.push(orderId),
    enqueue: async (_tx: unknown, job: Job) => void jobs.push(job),
  };
  const shoppers = createShoppers(db, clock);
  const carts = createEmbeddedCarts(ofCarts);
  const quotationPort = createEmbeddedQuotations(placing);
  return {
    db,
    variants: VARIANTS,
    finishes: FINISHES,
    kinds: KINDS,
    many: MANY,
    tenEurosOff: { net: -826, tax: -174, gross: -1000 },
    ports: {
      carts,
      checkout: createEmbeddedCheckout(ofCarts),
      orders: createEmbeddedOrders(placing),
      customerOrders: createStoredCustomerOrders({ ...placing, isChangeable: true }),
      quotations: quotationPort,
      payments,
      paymentAttempts: createStoredPaymentAttempts({
        ...placing,
        takeFromCart,
        freeze: (shopper, request) => freezeCart(shopper, request, placing),
      }),
      customers: createStoredCustomers({ db, clock }),
      addressBook: createStoredAddressBook({ db }),
    },
    jobs,
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
    async setPaymentTerm({ customerId }, paymentTermDays) {
      await db
        .update(customers)
        .set({ paymentTermDays })
        .where(eq(customers.id, customerId ?? 0));
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
    newCoupon: async (code, benefit) => void (await insertCoupon(db, code, { benefit })),
    async newQuotation(customer, { pieces, validUntil, variantId = VARIANTS.board }) {
      await carts.addMultipleItems(customer, [{ variantId, pieces }]);
      const { id } = await quotationPort.save(customer);
      await db.update(quotations).set({ validUntil }).where(eq(quotations.id, id));
      return id;
    },
    keepVatIdCheck: async (check) => (await createStoredVatIdChecks({ db, clock }).keep(check)).id,
    countConfirmations: async (orderId) => confirmations.filter((id) => id === orderId).length,
    async close() {
      await close();
      await test.drop();
    },
  };
}
