import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addresses } from '../../../../../database/schema/addresses';
import type { AddressFields } from '../../../../../domain/checkout/address';
import { ROTTERDAM } from '../../../../contracts/rotterdam';
import type { KnownCustomers, Person } from './under-test';

/** Their address book, which the merchant sees and changes too. */
export function testAddresses(known: KnownCustomers): void {
  const { idOf, partnerOf, create, write, read } = known;

  it('sees the addresses that the merchant adds, changes and archives, and loses what is gone from its cart', async () => {
    const customer = await known.odoo().newKnownCustomer('nl');
    const { addressBook, carts, checkout } = known.odoo().ports;
    const { id } = await checkout.addAddress(customer, ROTTERDAM);
    await addressBook.list(customer);
    const partner = (await partnerOf(customer)) ?? 0;
    const [child = 0] = await known.admin().call<number[]>('res.partner', 'search', {
      domain: [
        ['parent_id', '=', partner],
        ['type', '=', 'delivery'],
      ],
    });
    const nl = (await known.admin().call<number[]>('res.country', 'search', { domain: [['code', '=', 'NL']] }))[0];
    const place = { street: 'Werf 1', zip: '1033ab', city: 'Amsterdam', country_id: nl };
    await create({ ...place, name: 'Werf', type: 'delivery', parent_id: partner });
    await create({ name: 'Nowhere', type: 'other', parent_id: partner });
    await write(child, { street: 'Kerkstraat 2' });
    expect(await addressBook.list(customer)).toMatchObject([
      { name: 'Werf', zip: '1033 AB', country: 'NL', addressType: 'shipping', phone: '+31 10 7654321' },
      { id, street: 'Kerkstraat 2' },
    ]);
    await carts.addMultipleItems(customer, [{ variantId: known.odoo().variants.board, pieces: 1 }]);
    await checkout.selectAddress(customer, id, 'shipping');
    await known.admin().call('res.partner', 'action_archive', { ids: [child] });
    expect(await addressBook.list(customer)).toMatchObject([{ name: 'Werf' }]);
    expect(await carts.load(customer)).toMatchObject({ shippingAddress: null });
  });

  it('keeps a billing address with another company and its VAT number as it was entered', async () => {
    const customer = await known.odoo().newKnownCustomer('nl');
    const { addressBook, checkout } = known.odoo().ports;
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
    const [customer, other] = [await known.odoo().newKnownCustomer('nl'), await known.odoo().newKnownCustomer('nl')];
    const { addressBook, checkout } = known.odoo().ports;
    const { id } = await checkout.addAddress(customer, ROTTERDAM);
    await addressBook.list(customer);
    await known
      .odoo()
      .placing.db.update(addresses)
      .set({ customerId: idOf(other) })
      .where(eq(addresses.id, id));
    await expect(addressBook.update(other, id, { ...ROTTERDAM, city: 'Delft' })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_FOUND',
    });
    await addressBook.remove(other, id);
    expect(await addressBook.list(customer)).toMatchObject([{ city: 'Rotterdam' }]);
  });
}
