import type { OdooClient } from '@geven/odoo-rpc';
import type { Company } from '../../../../../domain/accounts/profile';
import type { Shopper } from '../../../../../ports/shopper';
import { findOdooOrder } from '../../../cart/odoo-order-rows';
import type { OdooUnderTest } from '../../../testing/start-odoo';
import { findLink } from '../../link-rows';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

/** A company as customers enter one. */
export const COMPANY: Company = {
  ...{ name: 'Tuinen Visser', phone: '+31 10 1234', email: '', vat: null, kvk: '12345678', industryId: 6 },
  ...{ street: 'Kade 3', zip: '3011AA', city: 'Rotterdam', country: 'NL' },
};

/** Whom an order in Odoo is of. */
interface OrderPartners {
  readonly partner_id: number;
  readonly partner_invoice_id: number;
  readonly partner_shipping_id: number;
}

/** Some fields of a partner. */
export interface Person {
  readonly name: string;
  readonly email: string | false;
  readonly phone: string | false;
  readonly lang: string;
  readonly street: string | false;
  readonly parent_id: number | false;
  readonly type: string;
}

/** What tests of known customers do in Odoo, beside the shop. */
export type KnownCustomers = ReturnType<typeof createKnownCustomers>;

/** Asks what is started only when a test runs. */
export function createKnownCustomers(odoo: () => OdooUnderTest) {
  const admin = (): OdooClient => odoo().admin;
  const idOf = ({ customerId }: Shopper) => customerId ?? 0;
  const partnerOf = async (shopper: Shopper) =>
    (await findLink(odoo().placing.db, shopper.customerId))?.partnerId ?? null;
  const create = async (values: object) =>
    (await admin().call<number[]>('res.partner', 'create', { vals_list: [values] }))[0] ?? 0;
  const write = (id: number, vals: object) => admin().call('res.partner', 'write', { ids: [id], vals });

  async function read<Row>(id: number, fields: (keyof Row & string)[]): Promise<Row | undefined> {
    const rows = await admin().call<Row[]>('res.partner', 'read', { ids: [id], fields, load: null });
    return rows[0];
  }

  async function notesOf(id: number): Promise<string> {
    const rows = await admin().call<{ body: string }[]>('mail.message', 'search_read', {
      domain: [
        ['model', '=', 'res.partner'],
        ['res_id', '=', id],
      ],
      fields: ['body'],
    });
    return rows.map(({ body }) => body).join('\n');
  }

  async function registered(account: Parameters<OdooUnderTest['newConfirmedCustomer']>[0]): Promise<Shopper> {
    const customer = await odoo().newConfirmedCustomer(account);
    await odoo().link({ customerId: idOf(customer) });
    return customer;
  }

  async function order(customer: Shopper, addressId: number) {
    const { carts, checkout, orders, payments } = odoo().ports;
    await carts.addMultipleItems(customer, [{ variantId: odoo().variants.board, pieces: 10 }]);
    await checkout.selectAddress(customer, addressId, 'shipping');
    const wire = (await payments.providers()).find(({ kind }) => kind === 'WIRE')?.id ?? 0;
    const { id, version } = await checkout.choosePayment(customer, { providerId: wire, consent: CONSENT });
    await orders.place(customer, { clientKey: `known-${id}`, version });
    const odooId = (await findOdooOrder(odoo().placing.db, id))?.odooId ?? 0;
    const [sale] = await admin().call<OrderPartners[]>('sale.order', 'read', {
      ids: [odooId],
      fields: ['partner_id', 'partner_invoice_id', 'partner_shipping_id'],
      load: null,
    });
    return sale;
  }

  return { odoo, admin, idOf, partnerOf, create, write, read, notesOf, registered, order };
}
