import type { OdooClient } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../database/schema/accounts';
import { addresses } from '../../../database/schema/addresses';
import type { Company } from '../../../domain/accounts/profile';
import type { AddressFields } from '../../../domain/checkout/address';
import type { Shopper } from '../../../ports/shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import { findOdooOrder } from '../cart/odoo-order-rows';
import type { OdooUnderTest } from '../testing/start-odoo';
import { findLink } from './link-rows';
import { notesFor } from './notes';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
const MERGE = 'base.partner.merge.automatic.wizard';
const COMPANY: Company = {
  ...{ name: 'Tuinen Visser', phone: '+31 10 1234', email: '', vat: null, kvk: '12345678', industryId: 6 },
  ...{ street: 'Kade 3', zip: '3011AA', city: 'Rotterdam', country: 'NL' },
};

/**
 * Which partner in Odoo becomes a customer of the shop, and what each of the two does to it. In one file, because what Odoo
 * answered is recorded for the contract as a whole and replayed in its order.
 */
export function describeKnownCustomers(name: string, start: () => Promise<OdooUnderTest>): void {
  describe(`a customer whom ${name} knows`, () => {
    let odoo: OdooUnderTest;
    let admin: OdooClient;
    beforeAll(async () => {
      odoo = await start();
      admin = odoo.admin;
    });
    afterAll(() => odoo.close());

    const idOf = ({ customerId }: Shopper) => customerId ?? 0;
    const partnerOf = async (shopper: Shopper) =>
      (await findLink(odoo.placing.db, shopper.customerId))?.partnerId ?? null;
    const create = async (values: object) =>
      (await admin.call<number[]>('res.partner', 'create', { vals_list: [values] }))[0] ?? 0;
    const write = (id: number, vals: object) => admin.call('res.partner', 'write', { ids: [id], vals });

    async function read<Row>(id: number, fields: (keyof Row & string)[]): Promise<Row | undefined> {
      const rows = await admin.call<Row[]>('res.partner', 'read', { ids: [id], fields, load: null });
      return rows[0];
    }

    async function notesOf(id: number): Promise<string> {
      const rows = await admin.call<{ body: string }[]>('mail.message', 'search_read', {
        domain: [
          ['model', '=', 'res.partner'],
          ['res_id', '=', id],
        ],
        fields: ['body'],
      });
      return rows.map(({ body }) => body).join('\n');
    }

    async function registered(account: Parameters<OdooUnderTest['newConfirmedCustomer']>[0]): Promise<Shopper> {
      const customer = await odoo.newConfirmedCustomer(account);
      await odoo.link({ customerId: idOf(customer) });
      return customer;
    }

    async function order(customer: Shopper, addressId: number) {
      const { carts, checkout, orders, payments } = odoo.ports;
      await carts.addMultipleItems(customer, [{ variantId: odoo.variants.board, pieces: 10 }]);
      await checkout.selectAddress(customer, addressId, 'shipping');
      const wire = (await payments.providers()).find(({ kind }) => kind === 'WIRE')?.id ?? 0;
      const { id, version } = await checkout.choosePayment(customer, { providerId: wire, consent: CONSENT });
      await orders.place(customer, { clientKey: `known-${id}`, version });
      const odooId = (await findOdooOrder(odoo.placing.db, id))?.odooId ?? 0;
      const [sale] = await admin.call<OrderPartners[]>('sale.order', 'read', {
        ids: [odooId],
        fields: ['partner_id', 'partner_invoice_id', 'partner_shipping_id'],
        load: null,
      });
      return sale;
    }

    it('is the single partner with the proven address, whoever made it there', async () => {
      const email = 'Holzbau@customers.example';
      const vat = 'DE136695976';
      const partner = await create({ name: 'Holzbau Brandt', is_company: true, email, vat, city: 'Köln' });
      const customer = await registered({ email, name: 'Eva Brandt' });
      expect(await partnerOf(customer)).toBe(partner);
      const { company } = await odoo.ports.customers.profile(idOf(customer));
      expect(company).toMatchObject({ name: 'Holzbau Brandt', vat, city: 'Köln' });
    });

    it('is made of what was entered where nobody has the address, once however often it is asked for', async () => {
      const email = 'nobody@customers.example';
      const customer = await odoo.newConfirmedCustomer({ email, name: 'Bo Visser', locale: 'nl' });
      await odoo.ports.customers.saveProfile(idOf(customer), { company: COMPANY });
      await odoo.link({ customerId: idOf(customer) });
      const partner = (await partnerOf(customer)) ?? 0;
      await odoo.link({ customerId: idOf(customer) });
      expect(await partnerOf(customer)).toBe(partner);
      expect(await odoo.ports.customers.profile(idOf(customer))).toEqual({ company: COMPANY, billing: null });
      const found = await read<Person>(partner, ['name', 'email', 'lang', 'parent_id', 'type']);
      expect(found).toMatchObject({ name: 'Bo Visser', email, lang: 'nl_NL', type: 'contact' });
      expect(await read<Person>(found?.parent_id || 0, ['name'])).toMatchObject({ name: COMPANY.name });
      const all = await admin.call<number>('res.partner', 'search_count', { domain: [['email', '=', email]] });
      expect(all).toBe(1);
    });

    it('is made beside several with the address, with a note that asks the merchant to merge', async () => {
      const email = 'several@customers.example';
      const others = [await create({ name: 'One', email }), await create({ name: 'Other', email })];
      const customer = await registered({ email });
      const partner = (await partnerOf(customer)) ?? 0;
      expect(others).not.toContain(partner);
      expect(await notesOf(partner)).toContain(email);
      expect(await notesOf(others[0] ?? 0)).not.toContain(email);
    });

    it('stays the customer when the merchant merges it into another partner', async () => {
      const email = 'merged@customers.example';
      const customer = await registered({ email });
      const [from, to] = [(await partnerOf(customer)) ?? 0, await create({ name: 'Merged Brandt', email, phone: '1' })];
      const vals = { partner_ids: [[6, 0, [from, to]]], dst_partner_id: to, state: 'selection' };
      const ids = await admin.call<number[]>(MERGE, 'create', { vals_list: [vals] });
      await admin.call(MERGE, 'action_merge', { ids });
      await odoo.ports.customers.saveProfile(idOf(customer), { contact: { phone: '+49 221 99' } });
      expect(await read<Person>(to, ['phone'])).toMatchObject({ phone: '+49 221 99' });
      expect(await partnerOf(customer)).toBe(to);
    });

    it.each([
      ['nobody who works there', 'res.users', 'gateway', [['login', '=', 'geven-gateway']]],
      ['none of the merchant’s own companies', 'res.company', 'seller', []],
    ])('is %s', async (_whom, model, name, domain) => {
      const [found] = await admin.call<{ partner_id: number }[]>(model, 'search_read', {
        ...{ domain, fields: ['partner_id'], limit: 1, load: null },
      });
      const partner = found?.partner_id ?? 0;
      const email = `${name}@customers.example`;
      const before = (await read<Person>(partner, ['email']))?.email;
      await write(partner, { email });
      const customer = await registered({ email });
      await write(partner, { email: before });
      const own = await partnerOf(customer);
      expect([partner, null]).not.toContain(own);
    });

    it('is no address of somebody, and no contact of a company before an invitation', async () => {
      const email = 'piet@customers.example';
      const company = await create({ name: 'Bouw BV', is_company: true, email: 'info@bouw.example' });
      await create({ name: 'Werf', parent_id: company, type: 'delivery', email, street: 'Werf 1' });
      const contact = await create({ name: 'Piet', parent_id: company, type: 'contact', email });
      const customer = await registered({ email });
      const own = await partnerOf(customer);
      expect([company, contact, null]).not.toContain(own);
      expect(await odoo.ports.customers.profile(idOf(customer))).toEqual({ company: null, billing: null });

      const { db } = odoo.placing;
      await db
        .update(accounts)
        .set({ invitedAt: new Date() })
        .where(eq(accounts.customerId, idOf(customer)));
      await odoo.link({ customerId: idOf(customer) });
      expect(await partnerOf(customer)).toBe(contact);
      expect((await odoo.ports.customers.profile(idOf(customer))).company).toMatchObject({ name: 'Bouw BV' });
      expect(await notesOf(own ?? 0)).toContain(email);
    });

    it('orders as the partner that it is, to addresses of the book: no partner is made', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const { addressBook, checkout } = odoo.ports;
      const { id } = await checkout.addAddress(customer, ROTTERDAM);
      await addressBook.list(customer);
      const count = () => admin.call<number>('res.partner', 'search_count', { domain: [] });
      const before = await count();
      const orders = [await order(customer, id), await order(customer, id)];
      expect(await count()).toBe(before);
      expect(orders[0]).toMatchObject({ partner_id: await partnerOf(customer) });
      expect(orders[1]?.partner_shipping_id).toBe(orders[0]?.partner_shipping_id);
      expect(await read<Person>(orders[0]?.partner_shipping_id ?? 0, ['type', 'parent_id'])).toMatchObject({
        type: 'delivery',
        parent_id: await partnerOf(customer),
      });
    });

    it('leaves the address of an order as it was when it changes the one in the book', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const { addressBook, checkout } = odoo.ports;
      const { id } = await checkout.addAddress(customer, ROTTERDAM);
      const placed = await order(customer, id);
      await addressBook.list(customer);
      await addressBook.update(customer, id, { ...ROTTERDAM, street: 'Kade 9' });
      const street = async (partner: number) => (await read<Person>(partner, ['street']))?.street;
      expect(await street(placed?.partner_shipping_id ?? 0)).toBe(ROTTERDAM.street);
      expect(await addressBook.list(customer)).toMatchObject([{ id, street: 'Kade 9' }]);
    });

    it('has the VAT number and the name of its company changed by the merchant alone once it has ordered (DB-26)', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const { checkout, customers } = odoo.ports;
      await customers.saveProfile(idOf(customer), { company: COMPANY });
      const { id } = await checkout.addAddress(customer, ROTTERDAM);
      await order(customer, id);
      const save = (change: Partial<Company>) =>
        customers.saveProfile(idOf(customer), { company: { ...COMPANY, ...change } });
      await expect(save({ vat: 'NL123456782B90' })).rejects.toMatchObject({
        code: 'VAT_NOT_EDITABLE',
        params: { field: 'company.vat' },
      });
      await expect(save({ name: 'Another' })).rejects.toMatchObject({
        code: 'COMPANY_NAME_NOT_EDITABLE',
        params: { field: 'company.name' },
      });
      await save({ city: 'Delft' });
      expect((await customers.profile(idOf(customer))).company).toEqual({ ...COMPANY, city: 'Delft' });
    });

    it('sees the addresses that the merchant adds, changes and archives, and loses what is gone from its cart', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const { addressBook, carts, checkout } = odoo.ports;
      const { id } = await checkout.addAddress(customer, ROTTERDAM);
      await addressBook.list(customer);
      const partner = (await partnerOf(customer)) ?? 0;
      const [child = 0] = await admin.call<number[]>('res.partner', 'search', {
        domain: [
          ['parent_id', '=', partner],
          ['type', '=', 'delivery'],
        ],
      });
      const nl = (await admin.call<number[]>('res.country', 'search', { domain: [['code', '=', 'NL']] }))[0];
      const place = { street: 'Werf 1', zip: '1033ab', city: 'Amsterdam', country_id: nl };
      await create({ ...place, name: 'Werf', type: 'delivery', parent_id: partner });
      await create({ name: 'Nowhere', type: 'other', parent_id: partner });
      await write(child, { street: 'Kerkstraat 2' });
      expect(await addressBook.list(customer)).toMatchObject([
        { name: 'Werf', zip: '1033 AB', country: 'NL', addressType: 'shipping', phone: '+31 10 7654321' },
        { id, street: 'Kerkstraat 2' },
      ]);
      await carts.addMultipleItems(customer, [{ variantId: odoo.variants.board, pieces: 1 }]);
      await checkout.selectAddress(customer, id, 'shipping');
      await admin.call('res.partner', 'action_archive', { ids: [child] });
      expect(await addressBook.list(customer)).toMatchObject([{ name: 'Werf' }]);
      expect(await carts.load(customer)).toMatchObject({ shippingAddress: null });
    });

    it('keeps a billing address with another company and its VAT number as it was entered', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const { addressBook, checkout } = odoo.ports;
      const billing: AddressFields = {
        ...{ ...ROTTERDAM, addressType: 'billing' as const, isCompany: true },
        ...{ companyName: 'Visser Holding', vat: 'NL123456782B90' },
      };
      const { id } = await checkout.addAddress(customer, billing);
      await addressBook.list(customer);
      expect(await addressBook.list(customer)).toEqual([{ ...billing, id, isDefault: false }]);
      await addressBook.update(customer, id, { ...billing, vat: 'NL001234567B01' });
      expect(await addressBook.list(customer)).toMatchObject([{ id, vat: 'NL001234567B01' }]);
      expect(await read<Person & { vat: string | false }>((await partnerOf(customer)) ?? 0, ['vat'])).toMatchObject({
        vat: false,
      });
    });

    it('changes no partner of another customer, whatever our copy says', async () => {
      const [customer, other] = [await odoo.newKnownCustomer('nl'), await odoo.newKnownCustomer('nl')];
      const { addressBook, checkout } = odoo.ports;
      const { id } = await checkout.addAddress(customer, ROTTERDAM);
      await addressBook.list(customer);
      await odoo.placing.db
        .update(addresses)
        .set({ customerId: idOf(other) })
        .where(eq(addresses.id, id));
      await expect(addressBook.update(other, id, { ...ROTTERDAM, city: 'Delft' })).rejects.toMatchObject({
        code: 'ADDRESS_NOT_FOUND',
      });
      await addressBook.remove(other, id);
      expect(await addressBook.list(customer)).toMatchObject([{ city: 'Rotterdam' }]);
    });

    it('is archived with a note when the account is deleted (LG-07)', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const partner = (await partnerOf(customer)) ?? 0;
      await odoo.ports.customers.archive(idOf(customer));
      expect(await read<{ active: boolean }>(partner, ['active'])).toMatchObject({ active: false });
      const notes = await notesOf(partner);
      expect(Object.values(notesFor('archived')).filter((note) => notes.includes(note))).toHaveLength(1);
    });

    it('is looked for again where the merchant deletes the partner; until then it has what we know', async () => {
      const customer = await odoo.newKnownCustomer('nl');
      const partner = (await partnerOf(customer)) ?? 0;
      await odoo.ports.customers.saveProfile(idOf(customer), { company: COMPANY });
      const contact = (await partnerOf(customer)) ?? 0;
      expect(contact).not.toBe(partner);
      await admin.call('res.partner', 'unlink', { ids: [contact] });
      expect(await odoo.ports.customers.profile(idOf(customer))).toEqual({ company: COMPANY, billing: null });
      expect(odoo.jobs.at(-1)).toMatchObject({ name: 'link-customer', data: { customerId: idOf(customer) } });
      await odoo.link({ customerId: idOf(customer) });
      expect((await odoo.ports.customers.profile(idOf(customer))).company).toEqual(COMPANY);
    });
  });
}

interface OrderPartners {
  readonly partner_id: number;
  readonly partner_invoice_id: number;
  readonly partner_shipping_id: number;
}

interface Person {
  readonly name: string;
  readonly email: string | false;
  readonly phone: string | false;
  readonly lang: string;
  readonly street: string | false;
  readonly parent_id: number | false;
  readonly type: string;
}
