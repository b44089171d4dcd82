import { createOdooClient, type OdooClient } from '@geven/odoo-rpc';

/** An Odoo as an administrator, and as the gateway's own user. */
export interface OdooClients {
  readonly admin: OdooClient;
  readonly gateway: OdooClient;
}

/** The Odoo that `npm run test:odoo` names. */
export function testClients(): OdooClients {
  const { ODOO_URL: url, ODOO_DATABASE: database, ODOO_ADMIN_KEY: adminKey, ODOO_KEY: key } = process.env;
  if (!url || !database || !adminKey || !key) {
    throw new Error('ODOO_URL, ODOO_DATABASE, ODOO_ADMIN_KEY and ODOO_KEY are not set: run `npm run test:odoo`');
  }
  return {
    admin: createOdooClient({ url, database, key: adminKey, timeoutMs: 60_000 }),
    gateway: createOdooClient({ url, database, key, connections: 2 }),
  };
}
