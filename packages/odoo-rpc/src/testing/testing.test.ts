import { describe, expect, it } from 'vitest';
import { OdooError } from '../odoo-error';
import { createFakeOdooClient, recordCalls, replayCalls } from './testing';

const refusal = { kind: 'refused', call: 'sale.order.action_confirm', odooName: 'odoo.exceptions.UserError' } as const;

/** An Odoo that counts what it is asked for, and refuses to confirm. */
function countingOdoo() {
  let asked = 0;
  return createFakeOdooClient({
    'res.partner.search_read': () => {
      asked += 1;
      return [{ id: asked }];
    },
    'sale.order.action_confirm': () => {
      throw new OdooError('No', refusal);
    },
  });
}

async function useIt({ call }: Pick<ReturnType<typeof countingOdoo>['client'], 'call'>) {
  return [
    await call('res.partner', 'search_read', { domain: [] }),
    await call('res.partner', 'search_read', { domain: [] }),
    await call('sale.order', 'action_confirm', { ids: [7] }).catch((error: unknown) => error),
  ];
}

describe('recordings of calls', () => {
  it('are answered again as Odoo answered, refusals too, in the order of equal calls', async () => {
    const { client, recordings } = recordCalls(countingOdoo().client);
    const live = await useIt(client);
    expect(live).toEqual([[{ id: 1 }], [{ id: 2 }], expect.any(OdooError)]);
    const file: typeof recordings = JSON.parse(JSON.stringify(recordings));
    const { client: replayed, left } = replayCalls(file);
    const [first, second, refused] = await useIt(replayed);
    expect([first, second]).toEqual(live.slice(0, 2));
    expect(refused).toMatchObject({ ...refusal, message: (live[2] as OdooError).message });
    expect(left).toEqual([]);
  });

  it('fail a test that makes another call, or one too many', async () => {
    const { client, left } = replayCalls(
      [{ model: 'res.partner', method: 'read', args: { ids: [1] }, answer: [] }],
      18,
    );
    expect(await client.version()).toBe(18);
    await expect(client.call('res.partner', 'read', { ids: [2] })).rejects.toThrow('No recording is left');
    expect(left).toHaveLength(1);
    expect(await client.call('res.partner', 'read', { ids: [1] })).toEqual([]);
    await expect(client.call('res.partner', 'read', { ids: [1] })).rejects.toThrow('No recording is left');
  });

  it('keep what was sent and answered, whatever is done with it later', async () => {
    const { client, recordings } = recordCalls(
      createFakeOdooClient({ 'res.partner.read': () => [{ name: 'Ann' }] }).client,
    );
    const ids = [1];
    const rows = await client.call<{ name: string }[]>('res.partner', 'read', { ids });
    ids.push(2);
    rows.length = 0;
    expect(recordings).toEqual([
      { model: 'res.partner', method: 'read', args: { ids: [1] }, answer: [{ name: 'Ann' }] },
    ]);
  });
});

describe('a fake client', () => {
  it('notes what it was asked, and fails for what nobody expected', async () => {
    const { client, calls } = createFakeOdooClient({ 'res.partner.read': ({ ids }) => ids });
    expect(await client.call('res.partner', 'read', { ids: [3] })).toEqual([3]);
    await expect(client.call('res.partner', 'unlink')).rejects.toThrow('Nobody expected res.partner.unlink');
    expect(calls.map(({ call }) => call)).toEqual(['res.partner.read', 'res.partner.unlink']);
  });
});
