import { expect, it } from 'vitest';
import type { Company } from '../../../../../domain/accounts/profile';
import { ROTTERDAM } from '../../../../contracts/rotterdam';
import { COMPANY, type KnownCustomers, type Person } from './under-test';

/** What their orders do to the partner, and to what may still be changed of it. */
export function testOrders(known: KnownCustomers): void {
  const { idOf, partnerOf, read, order } = known;

  it('orders as the partner that it is, to addresses of the book: no partner is made', async () => {
    const customer = await known.odoo().newKnownCustomer('nl');
    const { addressBook, checkout } = known.odoo().ports;
    const { id } = await checkout.addAddress(customer, ROTTERDAM);
    await addressBook.list(customer);
    const count = () => known.admin().call<number>('res.partner', 'search_count', { domain: [] });
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
    const customer = await known.odoo().newKnownCustomer('nl');
    const { addressBook, checkout } = known.odoo().ports;
    const { id } = await checkout.addAddress(customer, ROTTERDAM);
    const placed = await order(customer, id);
    await addressBook.list(customer);
    await addressBook.update(customer, id, { ...ROTTERDAM, street: 'Kade 9' });
    const street = async (partner: number) => (await read<Person>(partner, ['street']))?.street;
    expect(await street(placed?.partner_shipping_id ?? 0)).toBe(ROTTERDAM.street);
    expect(await addressBook.list(customer)).toMatchObject([{ id, street: 'Kade 9' }]);
  });

  it('has the VAT number and the name of its company changed by the merchant alone once it has ordered (DB-26)', async () => {
    const customer = await known.odoo().newKnownCustomer('nl');
    const { checkout, customers } = known.odoo().ports;
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
}
