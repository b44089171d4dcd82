import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts } from '../../../../../database/schema/accounts';
import { COMPANY, type KnownCustomers, type Person } from './under-test';

const MERGE = 'base.partner.merge.automatic.wizard';

/** Which partner a customer becomes. */
export function testIdentity(known: KnownCustomers): void {
  const { idOf, partnerOf, create, write, read, notesOf, registered } = known;

  it('is the single partner with the proven address, whoever made it there', async () => {
    const email = 'Holzbau@customers.example';
    const vat = 'DE136695976';
    const partner = await create({ name: 'Holzbau Brandt', is_company: true, email, vat, city: 'Köln' });
    const customer = await registered({ email, name: 'Eva Brandt' });
    expect(await partnerOf(customer)).toBe(partner);
    const { company } = await known.odoo().ports.customers.profile(idOf(customer));
    expect(company).toMatchObject({ name: 'Holzbau Brandt', vat, city: 'Köln' });
  });

  it('is made of what was entered where nobody has the address, once however often it is asked for', async () => {
    const email = 'nobody@customers.example';
    const customer = await known.odoo().newConfirmedCustomer({ email, name: 'Bo Visser', locale: 'nl' });
    await known.odoo().ports.customers.saveProfile(idOf(customer), { company: COMPANY });
    await known.odoo().link({ customerId: idOf(customer) });
    const partner = (await partnerOf(customer)) ?? 0;
    await known.odoo().link({ customerId: idOf(customer) });
    expect(await partnerOf(customer)).toBe(partner);
    expect(await known.odoo().ports.customers.profile(idOf(customer))).toEqual({ company: COMPANY, billing: null });
    const found = await read<Person>(partner, ['name', 'email', 'lang', 'parent_id', 'type']);
    expect(found).toMatchObject({ name: 'Bo Visser', email, lang: 'nl_NL', type: 'contact' });
    expect(await read<Person>(found?.parent_id || 0, ['name'])).toMatchObject({ name: COMPANY.name });
    const all = await known.admin().call<number>('res.partner', 'search_count', { domain: [['email', '=', email]] });
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
    const ids = await known.admin().call<number[]>(MERGE, 'create', { vals_list: [vals] });
    await known.admin().call(MERGE, 'action_merge', { ids });
    await known.odoo().ports.customers.saveProfile(idOf(customer), { contact: { phone: '+49 221 99' } });
    expect(await read<Person>(to, ['phone'])).toMatchObject({ phone: '+49 221 99' });
    expect(await partnerOf(customer)).toBe(to);
  });

  it.each([
    ['nobody who works there', 'res.users', 'gateway', [['login', '=', 'geven-gateway']]],
    ['none of the merchant’s own companies', 'res.company', 'seller', []],
  ])('is %s', async (_whom, model, name, domain) => {
    const [found] = await known.admin().call<{ partner_id: number }[]>(model, 'search_read', {
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
    expect(await known.odoo().ports.customers.profile(idOf(customer))).toEqual({ company: null, billing: null });

    const { db } = known.odoo().placing;
    await db
      .update(accounts)
      .set({ invitedAt: new Date() })
      .where(eq(accounts.customerId, idOf(customer)));
    await known.odoo().link({ customerId: idOf(customer) });
    expect(await partnerOf(customer)).toBe(contact);
    expect((await known.odoo().ports.customers.profile(idOf(customer))).company).toMatchObject({ name: 'Bouw BV' });
    expect(await notesOf(own ?? 0)).toContain(email);
  });
}
