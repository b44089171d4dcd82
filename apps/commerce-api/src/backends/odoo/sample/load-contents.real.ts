import type { VariantRecord } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { expect, it } from 'vitest';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { readMapping } from '../catalogue/mapping/read-mapping';
import { createOdooRange } from '../catalogue/odoo-range';
import { readAll } from '../catalogue/read/read-all';
import { testClients } from '../testing/clients';
import { KNOWN_RANGES } from './known-ranges';

const mapping = await readMapping(KNOWN_RANGES);

it('reads boxes, cans and rolls back as the sample has them, and their prices by Odoo’s own calculation (LG-02)', async () => {
  const { gateway } = testClients();
  const ids = createOdooIds(gateway);
  const range = createOdooRange({ client: gateway, run: createActionRunner(gateway, ids), ids, mapping });
  const packs = sampleRecords().variants.filter(({ contentsAmount }) => contentsAmount !== null);
  const rows = await readAll<{ product_tmpl_id: number; default_code: string; base_unit_price: number }>(
    gateway,
    'product.product',
    {
      domain: [['default_code', 'in', packs.map(({ itemNumber }) => itemNumber)]],
      fields: ['product_tmpl_id', 'default_code', 'base_unit_price'],
    },
  );
  const templateIds = [...new Set(rows.map((row) => row.product_tmpl_id))];
  const { templates } = await range.readProducts(templateIds, await range.readVocabulary());
  const sold = ({ itemNumber, unitOfSale, contentsAmount, contentsUnit }: VariantRecord) => ({
    ...{ itemNumber, unitOfSale, contentsAmount, contentsUnit },
  });
  const read = new Map(templates.flatMap(({ variants }) => variants.map((each) => [each.itemNumber, sold(each)])));
  expect(rows.length).toBeGreaterThan(50);
  for (const pack of packs) {
    if (rows.some((row) => row.default_code === pack.itemNumber)) {
      expect(read.get(pack.itemNumber)).toEqual(sold(pack));
    }
  }
  const can = packs.find(
    ({ contentsAmount, contentsUnit }) => contentsUnit === 'MILLILITRE' && contentsAmount === 2500,
  );
  const row = rows.find((each) => each.default_code === can?.itemNumber);
  expect(row?.base_unit_price).toBeCloseTo((can?.price ?? 0) / 250, 2);
});
