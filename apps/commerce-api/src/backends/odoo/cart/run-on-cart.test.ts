import { OdooError } from '@geven/odoo-rpc';
import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { expect, it } from 'vitest';
import { createRunOnCart } from './run-on-cart';

/** The action fails with a kind of error, and these sale orders are there. */
function runWith(kind: OdooError['kind'], orders: readonly number[]) {
  const { client } = createFakeOdooClient({ 'sale.order.search': () => orders });
  const run = async () => {
    throw new OdooError('Record does not exist', { kind, call: 'ir.actions.server.run' });
  };
  return createRunOnCart({ client, run })({ recordId: 7, request: {} });
}

it('a cart whose sale order somebody deleted in Odoo is closed', async () => {
  expect(await runWith('missing', [])).toEqual({ closed: true });
});

it('a cart whose sale order is there stays, whatever else is missing or goes wrong', async () => {
  await expect(runWith('missing', [7])).rejects.toThrow('Record does not exist');
  await expect(runWith('unavailable', [])).rejects.toThrow('Record does not exist');
});
