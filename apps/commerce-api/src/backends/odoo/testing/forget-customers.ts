import type { OdooClient } from '@geven/odoo-rpc';

/** Begins the keys of customers of tests: the same in each run, so that what is asked can be recorded. */
export const TEST_KEY = 'test_';

/** Takes away what an earlier run left: partners with the addresses of tests, and their names. */
export async function forgetCustomers(admin: OdooClient): Promise<void> {
  const names = await admin.call<number[]>('ir.model.data', 'search', {
    domain: [
      ['module', '=', 'geven'],
      ['name', '=like', `customer\\_${TEST_KEY.replace('_', '\\_')}%`],
    ],
  });
  if (names.length > 0) await admin.call('ir.model.data', 'unlink', { ids: names });
  const partners = await admin.call<number[]>('res.partner', 'search', {
    domain: [['email', '=ilike', '%@customers.example']],
  });
  if (partners.length > 0) await admin.call('res.partner', 'action_archive', { ids: partners });
}
