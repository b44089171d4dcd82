import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../../../catalogue/read-records';
import { createDatabase, type Database } from '../../../database/connection';
import { odooVariantUnits } from '../../../database/schema/odoo-catalogue';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { findStockLocation } from '../sample/load-stock';
import { testClients } from '../testing/clients';
import { type LoadedBoard, loadBoard } from '../testing/load-board';
import { readMapping } from './mapping/read-mapping';
import { createOdooRange } from './odoo-range';
import { createSyncRounds } from './sync/sync-rounds';

const mapping = await readMapping(KNOWN_RANGES);

describe('a catalogue that follows a real Odoo', () => {
  const { admin, gateway } = testClients();
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let board: LoadedBoard;
  let templateId: number;
  const ids = createOdooIds(gateway);
  const range = createOdooRange({ client: gateway, run: createActionRunner(gateway, ids), ids, mapping });
  const follow = () => createSyncRounds({ client: gateway, range, database });

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
    board = await loadBoard(admin, mapping, 'CL-WRC-021140-CS-X1');
    templateId = board.templateId;
    await follow().follow();
  });
  afterAll(async () => {
    await board?.archive();
    await database?.close();
    await created?.drop();
  });

  const write = (model: string, id: number, vals: Record<string, unknown>) =>
    admin.call(model, 'write', { ids: [id], vals });
  const stored = async () => {
    const { templates, variants } = await readRecords(database);
    return {
      template: templates.find(({ id }) => id === templateId),
      variants: variants.filter((variant) => variant.templateId === templateId),
    };
  };

  it('has what was put in', async () => {
    const { template, variants } = await stored();
    const { safety } = board.template.details;
    // Odoo counts what is sold, sorts the values of an attribute in its own order and gives its own ids.
    expect(template).toEqual({
      ...board.template,
      id: templateId,
      popularity: 0,
      applications: expect.arrayContaining(board.template.applications),
      internalCategoryId: expect.any(Number),
      details: {
        ...board.template.details,
        safety: { ...safety, warnings: expect.arrayContaining(safety.warnings) },
      },
    });
    const originals = board.variants;
    expect(variants).toHaveLength(originals.length);
    for (const { price, lengthMm, stock, weight, texts, itemNumber, isSample } of originals) {
      const same = { price, lengthMm, stock, weight, texts, itemNumber, isSample };
      expect(variants).toContainEqual(expect.objectContaining(same));
    }
  });

  it('follows a price, by the metre too, and a tax that is included in prices', async () => {
    await write('product.template', templateId, { list_price: 20 });
    await follow().follow();
    const [first] = (await stored()).variants.toSorted((one, other) => one.price - other.price).slice(1);
    expect(first?.price).toBe(2000);

    const [metre] = await admin.call<number[]>('uom.uom', 'search', { domain: [['name', '=', 'm']] });
    await write('product.template', templateId, { uom_id: metre });
    await follow().follow();
    const { template, variants } = await stored();
    const shortest = variants.find(({ lengthMm }) => lengthMm === 1800);
    expect(shortest?.price).toBe(3600);
    expect(template?.priceM1).toBeGreaterThanOrEqual(2000);
    const units = await database.db.select().from(odooVariantUnits);
    expect(units).toContainEqual({ variantId: shortest?.id, quantityPerPiece: 1.8 });

    const [unit] = await admin.call<number[]>('uom.uom', 'search', { domain: [['name', '=', 'Units']] });
    const [included] = await admin.call<number[]>('account.tax', 'search', {
      domain: [
        ['type_tax_use', '=', 'sale'],
        ['price_include', '=', true],
        ['amount', '=', 19],
      ],
      limit: 1,
    });
    const [before] = await admin.call<{ taxes_id: number[] }[]>('product.template', 'read', {
      ids: [templateId],
      fields: ['taxes_id'],
    });
    await write('product.template', templateId, { uom_id: unit, list_price: 23.8, taxes_id: [[6, 0, [included]]] });
    await follow().follow();
    expect((await stored()).variants.find(({ lengthMm }) => lengthMm === 1800)?.price).toBe(2000);

    await write('product.template', templateId, { taxes_id: [[6, 0, []]] });
    const rounds = follow();
    await rounds.follow();
    expect(rounds.leftOut()).toContainEqual(expect.objectContaining({ templateId, reason: 'no-tax' }));
    expect((await stored()).template).toBeUndefined();
    await write('product.template', templateId, { taxes_id: [[6, 0, before?.taxes_id ?? []]] });
    await follow().follow();
    expect((await stored()).template).toBeDefined();
  });

  it('follows a pricelist’s rule, which says nothing of its products', async () => {
    const price = async () => (await stored()).variants.find(({ lengthMm }) => lengthMm === 1800)?.price ?? 0;
    const before = await price();
    const [rule] = await admin.call<number[]>('product.pricelist.item', 'create', {
      vals_list: [
        {
          pricelist_id: await ids.find('pricelist'),
          applied_on: '1_product',
          product_tmpl_id: templateId,
          compute_price: 'percentage',
          percent_price: 10,
        },
      ],
    });
    await follow().follow();
    expect(await price()).toBe(Math.round(before * 0.9));
    await admin.call('product.pricelist.item', 'unlink', { ids: [rule ?? 0] });
    await follow().compare();
    expect(await price()).toBe(before);
  });

  it('follows stock, publication and archiving', async () => {
    const [variant] = (await stored()).variants;
    const quants = await admin.call<number[]>('stock.quant', 'create', {
      vals_list: [{ product_id: variant?.id, location_id: await findStockLocation(admin), inventory_quantity: 4321 }],
      context: { inventory_mode: true },
    });
    await admin.call('stock.quant', 'action_apply_inventory', { ids: quants });
    await write('product.template', templateId, { is_published: false });
    await follow().follow();
    expect((await stored()).template?.isPublished).toBe(false);
    expect((await stored()).variants.find(({ id }) => id === variant?.id)?.stock).toBe(4321);
    await write('product.template', templateId, { active: false });
    await follow().follow();
    expect((await stored()).template).toBeUndefined();
    expect((await stored()).variants).toEqual([]);
  });
});
