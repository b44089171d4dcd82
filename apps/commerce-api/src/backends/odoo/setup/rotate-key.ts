import type { OdooClient } from '@geven/odoo-rpc';
import { type NewKey, ROTATE_KEY_ACTION } from '../actions/key-actions';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { KEY_DAYS } from './gateway-user';

/** Makes the gateway's next key with its present one, which stays good until it ends by itself. */
export async function rotateKey(client: OdooClient, say: (line: string) => void): Promise<void> {
  const run = createActionRunner(client, createOdooIds(client));
  const { key, expires } = await run<NewKey>(ROTATE_KEY_ACTION, {
    request: { days: KEY_DAYS, name: 'Geven gateway' },
  });
  say(`The new key, shown once; it ends ${expires} UTC:`);
  say(`ODOO_KEY=${key}`);
}
