import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../../../catalogue/read-records';
import { sampleRecords } from '../../../catalogue/sample/sample-catalogue';
import { createDatabase, type Database } from '../../../database/connection';
import { odooVariantUnits } from '../../../database/schema/odoo-catalogue';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { readOwnIds } from '../sample/external-ids';
import { loadAttributes } from '../sample/load-attributes';
import { loadCategories } from '../sample/load-categories';
import { findStockLocation } from '../sample/load-stock';
import { loadTemplates, templateName } from '../sample/load-templates';
import { sampleAttributeValues } from '../sample/sample-attributes';
import { sampleProducts } from '../sample/sample-products';
import { testClients } from '../testing/clients';
import { readMapping } from './mapping/read-mapping';
import { createOdooRange } from './odoo-range';
import { createSyncRounds } from './sync/sync-rounds';

// A product that the true range has not: it may be changed and deleted without harm to a sample that is there.
const records = sampleRecords({ scale: 2 });
const board = records.templates.find(({ itemNumber }) => itemNumber === 'CL-WRC-021140-CS-X1');
const mapping = await readMapping();

describe('a catalogue that follows a real Odoo', () => {
  const { admin, gateway } = testClients();
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let templateId: number;
  const ids = createOdooIds(gateway);
  const range = createOdooRange({ client: gateway, run: createActionRunner(gateway, ids), ids, mapping });
  const follow = () => createSyncRounds({ client: gateway, range, database });

  beforeAll(async () => {
    if (!board) throw new Error('The sample has no such board');
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
    const products = sampleProducts([board], records);
    const variants = products.flatMap((product) => [...product.variants]);
    const values = sampleAttributeValues({ ...records, templates: [board], variants }, mapping);
    await loadAttributes(admin, mapping, values);
    await loadCategories(admin, mapping, records.categories);
    const target = {
      client: admin,
      mapping,
      locationId: await findStockLocation(admin),
      valueIds: await readOwnIds(admin, 'product.attribute.value'),
    };
    await loadTemplates(target, products, await readOwnIds(admin, 'product.template'));
    templateId = (await readOwnIds(admin, 'product.template')).get(templateName(board.itemNumber)) ?? 0;
    await follow().follow();
  });
  afterAll(async () => {
    // Stock that was counted keeps it from being deleted.
    await admin.call('product.template', 'write', { ids: [templateId], vals: { active: false } });
    const [row] = await admin.call<{ id: number }[]>('ir.model.data', 'search_read', {
      domain: [
        ['module', '=', 'geven'],
        ['name', '=', templateName(board?.itemNumber ?? '')],
      ],
      fields: ['id'],
    });
    if (row) await admin.call('ir.model.data', 'unlink', { ids: [row.id] });
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
    // Odoo counts what is sold; everything else is the board's.
    expect(template).toEqual({ ...board, id: templateId, popularity: 0, applications: expect.any(Array) });
    const originals = records.variants.filter(({ templateId: id }) => id === board?.id);
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
