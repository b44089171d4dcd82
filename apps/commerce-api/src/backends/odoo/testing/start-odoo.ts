import type { OdooClient } from '@geven/odoo-rpc';
import { findShopper } from '../../../carts/find-shopper';
import { createStoredAddressBook } from '../../../customers/stored-address-book';
import { createStoredCustomers } from '../../../customers/stored-customers';
import { createDatabase } from '../../../database/connection';
import { odooFinishServices } from '../../../database/schema/odoo-catalogue';
import { createTestDatabase } from '../../../database/testing';
import { shippedRates } from '../../../freight/testing';
import { createStoredCustomerOrders } from '../../../orders/stored-customer-orders';
import { createPayments } from '../../../payments/payment-providers';
import type { Clock } from '../../../ports/clock';
import type { Job } from '../../../ports/jobs';
import { createStoredVatIdChecks } from '../../../vat-ids/stored-vat-id-checks';
import type { Backend } from '../../contracts/backend';
import { insertListPrices } from '../../contracts/insert-list-prices';
import { insertProducts } from '../../contracts/insert-products';
import { createShoppers } from '../../contracts/new-shopper';
import { createOdooIds, type OdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { createCartGateway } from '../cart/cart-gateway';
import { createOdooCarts } from '../cart/odoo-carts';
import { createOdooCheckout } from '../checkout/odoo-checkout';
import { createLinkCustomer } from '../customers/link-customer';
import { createOdooAddressBook } from '../customers/odoo-address-book';
import { createOdooCustomers } from '../customers/odoo-customers';
import { createCountInOdoo } from '../invoices/count-in-odoo';
import type { FinishOptions } from '../orders/finish-placement';
import { isOfCompany } from '../orders/is-of-company';
import { createOdooOrders } from '../orders/odoo-orders';
import { createEnding, createOdooAttempts } from '../payments/odoo-attempts';
import { createOdooPaymentJobs } from '../payments/payment-jobs';
import { priceListKey } from '../prices/read-partner-terms';
import { createOdooQuotations } from '../quotations/odoo-quotations';
import { type OdooClients, testClients } from './clients';
import { forgetCustomers, TEST_KEY } from './forget-customers';
import { makeCoupon } from './make-coupon';
import { archiveProducts, makeProducts } from './make-products';
import { makeQuotation } from './make-quotation';
import { setPaymentTerm } from './set-payment-term';

/** A rule of a pricelist, as Odoo makes records of records. */
const fixedPrice = ([productId, price]: [number, number]) => [
  0,
  0,
  { applied_on: '0_product_variant', product_id: productId, compute_price: 'fixed', fixed_price: price / 100 },
];

const TODAY: Clock = { now: () => new Date() };

/** The backend and what it is made of. */
export interface OdooUnderTest extends Backend, Pick<ReturnType<typeof createShoppers>, 'newConfirmedCustomer'> {
  readonly placing: FinishOptions;
  readonly admin: OdooClient;
  readonly ids: OdooIds;
  /** What was left to be done later. */
  readonly jobs: readonly Job[];
  /** Does the job `link-customer`. */
  readonly link: ReturnType<typeof createLinkCustomer>;
  readonly paymentJobs: ReturnType<typeof createOdooPaymentJobs>;
}

/** The Odoo backend on a real Odoo, with products of its own and a database of its own. */
export const startOdoo = (): Promise<OdooUnderTest> => startWith(testClients());

/** The same on whatever answers in Odoo's place. */
export async function startWith({ admin, gateway: client }: OdooClients, clock = TODAY): Promise<OdooUnderTest> {
  const test = await createTestDatabase();
  const { db, close } = createDatabase(test.url);
  const made = await makeProducts(admin);
  const { variants, kinds, many } = made;
  const finishes = made.finishes.ids;
  await insertProducts(db, { variants, finishes, kinds, many });
  await db.insert(odooFinishServices).values([...made.finishes.services]);
  await forgetCustomers(admin);
  const ids = createOdooIds(client);
  const run = createActionRunner(client, ids);
  const gateway = createCartGateway({ db, client, run, freightRates: shippedRates });
  const stored = createStoredCustomers({ db, clock });
  const shoppers = createShoppers(db, clock);
  const jobs: Job[] = [];
  let keys = 0;
  const link = createLinkCustomer({ db, run, stored, makeKey: () => `${TEST_KEY}${++keys}` });
  const confirmations: number[] = [];
  const onPlaced = async (_tx: unknown, orderId: number) => void confirmations.push(orderId);
  const onPlacing = async () => undefined;
  const payments = createPayments({ takesCards: true, takesAccounts: true });
  const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const ending = createEnding({ clock, enqueue });
  const placing = { db, clock, client, gateway, payments, onPlaced, onPlacing, ending };
  const carts = createOdooCarts({ db }, gateway);
  return {
    variants,
    finishes,
    kinds,
    many,
    placing,
    admin,
    ids,
    tenEurosOff: { net: -826, tax: -173, gross: -999 },
    ports: {
      carts,
      checkout: createOdooCheckout({ db }, gateway),
      orders: createOdooOrders(placing),
      customerOrders: createStoredCustomerOrders({
        ...{ db, clock, enqueue: async () => undefined, isChangeable: false, isSeenBy: isOfCompany },
        countInvoices: createCountInOdoo({ db, run }),
      }),
      quotations: createOdooQuotations({ db, run, clock, enqueue, carts, gateway }),
      payments,
      paymentAttempts: createOdooAttempts({ db, gateway, payments, onPlaced, ending }),
      customers: createOdooCustomers({ db, run, stored, enqueue: async (_tx, job) => void jobs.push(job) }),
      addressBook: createOdooAddressBook({ db, run, stored: createStoredAddressBook({ db }) }),
    },
    jobs,
    link,
    paymentJobs: createOdooPaymentJobs({ db, run, clock, enqueue }),
    ...shoppers,
    async newKnownCustomer(locale) {
      const customer = await shoppers.newConfirmedCustomer(locale ? { locale } : {});
      await link({ customerId: customer.customerId ?? 0 });
      return customer;
    },
    shopperOfCart: (cartId) => findShopper(db, cartId),
    async setPrice(variantId, price) {
      await admin.call('product.product', 'write', { ids: [variantId], vals: { lst_price: price / 100 } });
    },
    async newPriceList(prices) {
      const [id = 0] = await admin.call<number[]>('product.pricelist', 'create', {
        vals_list: [{ name: 'Contract list', item_ids: [...prices].map(fixedPrice) }],
      });
      const priceList = priceListKey(id);
      await insertListPrices(db, priceList, prices);
      return priceList;
    },
    setPaymentTerm: ({ customerId }, days) => setPaymentTerm({ admin, client, db, ids }, customerId ?? 0, days),
    async setFinishPrice(finishId, price) {
      const service = made.finishes.services.find((row) => row.finishId === finishId);
      const ids = service ? [service.productId] : [];
      await admin.call('product.product', 'write', { ids, vals: { lst_price: price / 100 } });
    },
    async unpublish(variantId) {
      const [variant] = await admin.call<{ product_tmpl_id: [number, string] }[]>('product.product', 'read', {
        ids: [variantId],
        fields: ['product_tmpl_id'],
      });
      const ids = variant ? [variant.product_tmpl_id[0]] : [];
      await admin.call('product.template', 'write', { ids, vals: { is_published: false } });
    },
    async withdrawFinish(finishId) {
      await admin.call('product.template.attribute.value', 'write', { ids: [finishId], vals: { ptav_active: false } });
    },
    newCoupon: (code, benefit) => makeCoupon(admin, code, benefit),
    newQuotation: ({ customerId }, quoted) =>
      makeQuotation({ admin, db }, customerId, { variantId: variants.board, ...quoted }),
    keepVatIdCheck: async (check) => (await createStoredVatIdChecks({ db, clock }).keep(check)).id,
    countConfirmations: async (orderId) => confirmations.filter((id) => id === orderId).length,
    async close() {
      await archiveProducts(admin, made);
      await close();
      await test.drop();
    },
  };
}
