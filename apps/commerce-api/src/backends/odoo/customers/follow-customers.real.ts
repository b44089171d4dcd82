import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../database/schema/accounts';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { findContact } from './find-contact';
import { followCustomers } from './follow-customers';
import { findLink } from './link-rows';

describe('a contact in Odoo', () => {
  let odoo: OdooUnderTest;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(() => odoo.close());

  it('that is archived keeps the customer out, until it is restored', async () => {
    const { db } = odoo.placing;
    const { customerId } = await odoo.newKnownCustomer();
    const partnerId = (await findLink(db, customerId))?.partnerId ?? 0;
    const disabledBy = async () => {
      const [row] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.customerId, customerId ?? 0));
      return row?.disabledBy;
    };
    await followCustomers({ ...odoo.placing, ids: odoo.ids });
    expect(await disabledBy()).toBeNull();
    await odoo.admin.call('res.partner', 'action_archive', { ids: [partnerId] });
    await followCustomers({ ...odoo.placing, ids: odoo.ids });
    expect(await disabledBy()).toBe('backend');
    await odoo.admin.call('res.partner', 'action_unarchive', { ids: [partnerId] });
    await followCustomers({ ...odoo.placing, ids: odoo.ids });
    expect(await disabledBy()).toBeNull();
  });

  it('tells whom an invitation goes to; several with one address tell nobody', async () => {
    const { client } = odoo.placing;
    const email = 'Invited@customers.example';
    expect(await findContact(client, email)).toBeNull();
    const piet = { name: 'Piet', phone: '+31 1', email, lang: 'nl_NL' };
    await odoo.admin.call('res.partner', 'create', { vals_list: [piet] });
    expect(await findContact(client, email)).toEqual({ name: 'Piet', phone: '+31 1', locale: 'nl' });
    await odoo.admin.call('res.partner', 'create', { vals_list: [piet] });
    await expect(findContact(client, email)).rejects.toThrow('merge');
  });
});
