import type { OdooClient } from '@geven/odoo-rpc';
import { expect, it, vi } from 'vitest';
import { loadRows } from './load-rows';

const clientThat = (answer: unknown) => {
  const call = vi.fn(async () => answer);
  return { client: { call, version: async () => 19 } as unknown as OdooClient, call };
};

it('gives rows to Odoo’s import, in a language, and returns their ids', async () => {
  const { client, call } = clientThat({ ids: [4, 5], messages: [] });
  const rows = [
    ['geven.a', 'Lärche', true],
    ['geven.b', 'Eiche', false],
  ];
  const ids = await loadRows(client, 'product.template', {
    fields: ['id', 'name', 'sale_ok'],
    rows,
    language: 'de_DE',
  });
  expect(ids).toEqual([4, 5]);
  expect(call).toHaveBeenCalledWith(
    'product.template',
    'load',
    {
      fields: ['id', 'name', 'sale_ok'],
      data: [
        ['geven.a', 'Lärche', 'true'],
        ['geven.b', 'Eiche', 'false'],
      ],
      context: { lang: 'de_DE', noupdate: true },
    },
    expect.anything(),
  );
});

it('says which row Odoo refuses, and why', async () => {
  const { client } = clientThat({ ids: false, messages: [{ message: 'No matching record', record: 3 }] });
  await expect(loadRows(client, 'uom.uom', { fields: ['id'], rows: [['x']] })).rejects.toThrow(
    /1 rows of uom\.uom[\s\S]*row 3: No matching record/,
  );
});

it('makes no call for an empty list of rows', async () => {
  const { client, call } = clientThat(null);
  expect(await loadRows(client, 'uom.uom', { fields: ['id'], rows: [] })).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
