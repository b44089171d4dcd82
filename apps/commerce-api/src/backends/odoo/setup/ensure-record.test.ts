import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { expect, it } from 'vitest';
import { ensureRecord } from './ensure-record';
import type { GatewayRecord } from './gateway-records';

const RECORD: GatewayRecord = {
  externalId: 'visitor',
  model: 'res.partner',
  what: 'a customer',
  values: async () => ({ name: 'Visitor', parent_id: 3 }),
  valuesOnce: async () => ({ comment: 'free to change' }),
};

/** An Odoo that has the record with these values, or not at all. */
function odoo(record: Record<string, unknown> | null) {
  return createFakeOdooClient({
    'ir.model.data.search_read': () => (record ? [{ id: 9, res_id: 7 }] : []),
    'res.partner.search': () => [7],
    'res.partner.read': () => [{ id: 7, ...record }],
    'res.partner.create': () => [7],
    'res.partner.write': () => true,
    'ir.model.data.create': () => [9],
  });
}
const written = (calls: readonly { call: string }[]) =>
  calls.filter(({ call }) => /create|write/.test(call)).map(({ call }) => call);

it('creates a missing record and names it', async () => {
  const { client, calls } = odoo(null);
  expect(await ensureRecord(client, RECORD, false)).toBe('made');
  expect(written(calls)).toEqual(['res.partner.create', 'ir.model.data.create']);
  expect(calls.find(({ call }) => call === 'res.partner.create')?.args).toMatchObject({
    vals_list: [{ name: 'Visitor', parent_id: 3, comment: 'free to change' }],
  });
});

it('leaves a correct record alone', async () => {
  const { client, calls } = odoo({ name: 'Visitor', parent_id: [3, 'Parent'], comment: 'changed by the merchant' });
  expect(await ensureRecord(client, RECORD, false)).toBe('as it should be');
  expect(written(calls)).toEqual([]);
});

it('restores changed fields of a record, and no others', async () => {
  const { client, calls } = odoo({ name: 'Somebody', parent_id: [3, 'Parent'] });
  expect(await ensureRecord(client, RECORD, false)).toBe('updated');
  expect(calls.at(-1)).toMatchObject({ call: 'res.partner.write', args: { ids: [7], vals: { name: 'Visitor' } } });
});

it('reports in a dry run what it would do, and does nothing', async () => {
  const { client, calls } = odoo(null);
  expect(await ensureRecord(client, RECORD, true)).toBe('made');
  expect(written(calls)).toEqual([]);
});
