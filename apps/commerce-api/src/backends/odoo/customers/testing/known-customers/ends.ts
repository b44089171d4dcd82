import { expect, it } from 'vitest';
import { notesFor } from '../../notes';
import { COMPANY, type KnownCustomers } from './under-test';

/** What becomes of the partner when one of the two sides is deleted. */
export function testEnds(known: KnownCustomers): void {
  const { idOf, partnerOf, read, notesOf } = known;

  it('is archived with a note when the account is deleted (LG-07)', async () => {
    const customer = await known.odoo().newKnownCustomer('nl');
    const partner = (await partnerOf(customer)) ?? 0;
    await known.odoo().ports.customers.archive(idOf(customer));
    expect(await read<{ active: boolean }>(partner, ['active'])).toMatchObject({ active: false });
    const notes = await notesOf(partner);
    expect(Object.values(notesFor('archived')).filter((note) => notes.includes(note))).toHaveLength(1);
  });

  it('is looked for again where the merchant deletes the partner; until then it has what we know', async () => {
    const customer = await known.odoo().newKnownCustomer('nl');
    const partner = (await partnerOf(customer)) ?? 0;
    await known.odoo().ports.customers.saveProfile(idOf(customer), { company: COMPANY });
    const contact = (await partnerOf(customer)) ?? 0;
    expect(contact).not.toBe(partner);
    await known.admin().call('res.partner', 'unlink', { ids: [contact] });
    expect(await known.odoo().ports.customers.profile(idOf(customer))).toEqual({ company: COMPANY, billing: null });
    expect(known.odoo().jobs.at(-1)).toMatchObject({ name: 'link-customer', data: { customerId: idOf(customer) } });
    await known.odoo().link({ customerId: idOf(customer) });
    expect((await known.odoo().ports.customers.profile(idOf(customer))).company).toEqual(COMPANY);
  });
}
