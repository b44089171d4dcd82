import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillSampleCatalogue } from '../../../../catalogue/fill-sample-catalogue';
import { readRecords } from '../../../../catalogue/read-records';
import { createDatabase, type Database } from '../../../../database/connection';
import { catalogueState } from '../../../../database/schema/catalogue';
import { odooSync, odooVariantUnits } from '../../../../database/schema/odoo-catalogue';
import { createTestDatabase } from '../../../../database/testing';
import { createOdooIds } from '../../actions/odoo-ids';
import { createActionRunner } from '../../actions/run-action';
import { KNOWN_RANGES } from '../../sample/known-ranges';
import { createFakeRange, type FakeRange, type FakeRow } from '../../testing/fake-range';
import { readMapping } from '../mapping/read-mapping';
import { createOdooRange } from '../odoo-range';
import { createSyncRounds, type SyncRounds } from './sync-rounds';

const mapping = await readMapping(KNOWN_RANGES);

describe('a catalogue that follows an Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let odoo: FakeRange;
  let rounds: SyncRounds;
  /** Ms that have passed between rounds. */
  let now = 0;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
  });
  beforeEach(() => {
    odoo = createFakeRange();
    rounds = start();
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  /** As a process does that has just started. */
  function start(): SyncRounds {
    const { client } = odoo;
    const ids = createOdooIds(client);
    const range = createOdooRange({ client, ids, run: createActionRunner(client, ids), mapping });
    return createSyncRounds({ client, range, database, now: () => now });
  }
  const stored = () => readRecords(database);
  const templateRow = (name: string): FakeRow => {
    const row = odoo.rows('product.template').find((one) => String(one.name).includes(name));
    if (!row) throw new Error(`Nothing was recorded of ${name}`);
    return row;
  };
  const variantsOf = ({ id }: FakeRow) =>
    odoo.rows('product.product').filter(({ product_tmpl_id }) => product_tmpl_id === id);
  const shown = async (name: string) => {
    const { templates, variants } = await stored();
    const { id } = templateRow(name);
    const template = templates.find((one) => one.id === id);
    return template && { ...template, variants: variants.filter(({ templateId }) => templateId === id) };
  };
  /** Raises the price of a product's first variant by 1 euro, with the date that Odoo gives. */
  function raisePrice(template: FakeRow): number {
    const [variant] = variantsOf(template);
    if (!variant) throw new Error('A product without variants');
    odoo.facts(variant.id)[1] += 1;
    const [use] = variant.product_template_attribute_value_ids as number[];
    odoo.write('product.template.attribute.value', use ?? 0, {});
    return variant.id;
  }
  const priceOf = async (variantId: number) => (await stored()).variants.find(({ id }) => id === variantId)?.price ?? 0;

  describe('the first load', () => {
    it('puts the Odoo’s range in the place of another catalogue', async () => {
      await database.db.delete(catalogueState);
      await database.db.delete(odooSync);
      await fillSampleCatalogue(database);
      expect(await rounds.follow()).toEqual({ kind: 'first load', read: 3, hasChanged: true });
      const { templates, variants, categories } = await stored();
      expect([templates.length, variants.length]).toEqual([3, 30]);
      expect(categories.length).toBeGreaterThan(2);
      const [state] = await database.db.select().from(odooSync);
      expect(state?.source).toBe(`odoo:${odoo.database}`);
      expect(state?.newest).toBe('2026-11-21 15:41:44');
    });

    it('shows no half-loaded catalogue when the process ends in the middle, and starts again', async () => {
      await rounds.follow();
      odoo.database = 'another';
      odoo.onCall = (call) => {
        if (call === 'product.template.attribute.value.search_read') throw new Error('the process ends');
      };
      await expect(rounds.follow()).rejects.toThrow('the process ends');
      expect((await database.db.select().from(catalogueState))[0]?.source).not.toBe('odoo:another');
      expect((await stored()).templates).toHaveLength(3);
      odoo.onCall = undefined;
      expect(await start().follow()).toMatchObject({ kind: 'first load' });
      expect((await database.db.select().from(catalogueState))[0]?.source).toBe('odoo:another');
    });

    it('is not needed again by the next process', async () => {
      await rounds.follow();
      expect(await start().follow()).toMatchObject({ kind: 'changes', hasChanged: false });
    });
  });

  describe('after the first load', () => {
    beforeEach(async () => {
      odoo.database = `test ${Math.random()}`;
      rounds = start();
      await rounds.follow();
      // What was written shortly before is read until its second is surely over.
      for (let round = 0; round < 2; round += 1) {
        await rounds.follow();
        now += 30_000;
      }
      expect(await rounds.follow()).toMatchObject({ read: 0 });
    });

    it('reads the product whose price changed, and no other', async () => {
      const variantId = raisePrice(templateRow('Western'));
      const before = await priceOf(variantId);
      odoo.calls.length = 0;
      expect(await rounds.follow()).toMatchObject({ hasChanged: true });
      expect(await priceOf(variantId)).toBe(before + 100);
      expect(odoo.calls.filter((call) => call === 'ir.actions.server.run')).toHaveLength(2);
    });

    it('goes on where a process stopped', async () => {
      const variantId = raisePrice(templateRow('Western'));
      const before = await priceOf(variantId);
      expect(await start().follow()).toMatchObject({ kind: 'changes', hasChanged: true });
      expect(await priceOf(variantId)).toBe(before + 100);
    });

    it('sees a second change in the same second', async () => {
      const variantId = raisePrice(templateRow('Western'));
      await rounds.follow();
      odoo.facts(variantId)[1] += 1;
      const before = await priceOf(variantId);
      expect(await rounds.follow()).toMatchObject({ hasChanged: true });
      expect(await priceOf(variantId)).toBe(before + 100);
    });

    it('does not move on when a round fails, and reads what it missed', async () => {
      const [before] = await database.db.select().from(odooSync);
      const variantId = raisePrice(templateRow('Western'));
      const price = await priceOf(variantId);
      odoo.onCall = (call) => {
        odoo.failure = call === 'product.product.search_read' ? 'unavailable' : undefined;
      };
      await expect(rounds.follow()).rejects.toThrow('fails for the test');
      expect((await database.db.select().from(odooSync))[0]?.newest).toBe(before?.newest);
      odoo.onCall = undefined;
      odoo.failure = undefined;
      await rounds.follow();
      expect(await priceOf(variantId)).toBe(price + 100);
    });

    it('goes on without a model that is kept from its user', async () => {
      odoo.onCall = (call) => {
        odoo.failure = call === 'stock.move.search_read' ? 'forbidden' : undefined;
      };
      const variantId = raisePrice(templateRow('Western'));
      const before = await priceOf(variantId);
      await rounds.follow();
      expect(await priceOf(variantId)).toBe(before + 100);
    });

    it('hides what is unpublished, and takes away what is archived', async () => {
      odoo.write('product.template', templateRow('Western').id, { is_published: false });
      const batten = templateRow('batten');
      odoo.write('product.template', batten.id, { active: false });
      for (const { id } of variantsOf(batten)) odoo.write('product.product', id, { active: false });
      await rounds.follow();
      expect((await shown('Western'))?.isPublished).toBe(false);
      expect(await shown('batten')).toBeUndefined();
    });

    it('takes away a length that is archived', async () => {
      const [variant] = variantsOf(templateRow('batten'));
      odoo.write('product.product', variant?.id ?? 0, { active: false });
      await rounds.follow();
      expect((await shown('batten'))?.variants).toHaveLength(11);
    });

    it('finds in the comparison what was deleted, which leaves no date', async () => {
      const batten = templateRow('batten');
      const [length] = variantsOf(templateRow('Western'));
      for (const { id } of variantsOf(batten)) odoo.unlink('product.product', id);
      odoo.unlink('product.product', length?.id ?? 0);
      odoo.unlink('product.template', batten.id);
      expect(await rounds.follow()).toMatchObject({ hasChanged: false });
      expect(await rounds.compare()).toEqual({ kind: 'comparison', read: 2, hasChanged: true });
      const { templates, variants } = await stored();
      expect(templates).toHaveLength(2);
      expect(variants.some(({ id }) => id === length?.id)).toBe(false);
      expect(await rounds.compare()).toMatchObject({ read: 0, hasChanged: false });
    });

    it('finds in the comparison a price that changed by itself, as one of a dated rule does', async () => {
      const [variant] = variantsOf(templateRow('corner'));
      odoo.facts(variant?.id ?? 0)[1] = 1;
      expect(await rounds.compare()).toMatchObject({ read: 1, hasChanged: true });
      expect(await priceOf(variant?.id ?? 0)).toBe(100);
    });

    it('asks for all prices when a rule of a pricelist changed, and reads the products with another', async () => {
      const [variant] = variantsOf(templateRow('corner'));
      odoo.facts(variant?.id ?? 0)[1] = 2;
      odoo.insert('product.pricelist.item', { id: 1, product_tmpl_id: false });
      expect(await rounds.follow()).toMatchObject({ read: 1, hasChanged: true });
      expect(await priceOf(variant?.id ?? 0)).toBe(200);
    });

    it('follows stock', async () => {
      const variantId = odoo.rows('product.product')[0]?.id ?? 0;
      odoo.facts(variantId)[3] = 7;
      const [quant] = odoo.rows('stock.quant');
      const product = odoo.rows('product.product')[0];
      odoo.write('stock.quant', quant?.id ?? 0, { product_tmpl_id: product?.product_tmpl_id });
      await rounds.follow();
      expect((await stored()).variants.find(({ id }) => id === variantId)?.stock).toBe(7);
    });

    it('leaves a product out that lost its tax, says so, and takes it back', async () => {
      const batten = templateRow('batten');
      const [variant] = variantsOf(batten);
      odoo.facts(variant?.id ?? 0)[4] = 0;
      odoo.write('product.template', batten.id, {});
      await rounds.follow();
      expect(await shown('batten')).toBeUndefined();
      expect(rounds.leftOut()).toEqual([expect.objectContaining({ templateId: batten.id, reason: 'no-tax' })]);
      odoo.facts(variant?.id ?? 0)[4] = 1;
      await rounds.compare();
      expect((await shown('batten'))?.variants).toHaveLength(12);
      expect(rounds.leftOut()).toEqual([]);
    });

    it('reads the products of a value that was renamed, and the value', async () => {
      const value = odoo.rows('product.attribute.value').find(({ name }) => name === '145 mm');
      odoo.write('product.attribute.value', value?.id ?? 0, { name: '146 mm' });
      await rounds.follow();
      expect((await shown('Western'))?.width).toBe(146);
      const profile = odoo.rows('product.attribute.value').find(({ name }) => name === 'half-lap shiplap');
      odoo.write('product.attribute.value', profile?.id ?? 0, { name: 'half lap' });
      await rounds.follow();
      const { attributeValues } = await stored();
      expect(attributeValues.find(({ slug }) => slug === 'half-lap')?.texts.en.name).toBe('half lap');
    });

    it('leaves a product out whose value nobody knows', async () => {
      const value = odoo.rows('product.attribute.value').find(({ name }) => name === '145 mm');
      odoo.write('product.attribute.value', value?.id ?? 0, { name: 'rather wide' });
      await rounds.follow();
      expect(await shown('Western')).toBeUndefined();
      expect(rounds.leftOut()).toEqual([
        expect.objectContaining({ reason: 'unknown-size', detail: 'width rather wide' }),
      ]);
    });

    it('follows categories: another name, another parent, products that moved', async () => {
      const shiplap = odoo.rows('product.public.category').find(({ name }) => name === 'Shiplap');
      odoo.write('product.public.category', shiplap?.id ?? 0, { parent_id: false });
      templateRow('Western').public_categ_ids = [];
      await rounds.follow();
      const { categories, productCategories } = await stored();
      expect(categories.find(({ id }) => id === shiplap?.id)?.parentId).toBeNull();
      expect(productCategories.some(({ categoryId }) => categoryId === shiplap?.id)).toBe(false);
    });

    it('stores how many metres a piece is, and forgets it when pieces are sold', async () => {
      const batten = templateRow('batten');
      const metre = odoo.rows('uom.uom').find(({ factor }) => factor === 1000)?.id;
      odoo.write('product.template', batten.id, { uom_id: metre });
      await rounds.follow();
      const units = await database.db.select().from(odooVariantUnits);
      expect(units.map(({ quantityPerPiece }) => quantityPerPiece).sort()).toContain(2.1);
      expect(units).toHaveLength(12);
      odoo.write('product.template', batten.id, { uom_id: 1 });
      await rounds.follow();
      expect(await database.db.select().from(odooVariantUnits)).toEqual([]);
    });

    it('reads everything again, metres too, with another mapping', async () => {
      odoo.write('product.template', templateRow('batten').id, {
        uom_id: odoo.rows('uom.uom').find(({ factor }) => factor === 1000)?.id,
      });
      await rounds.follow();
      const ids = createOdooIds(odoo.client);
      const run = createActionRunner(odoo.client, ids);
      const other = { ...mapping, planedToOrderCategory: 'shiplap' };
      const range = createOdooRange({ client: odoo.client, ids, run, mapping: other });
      expect(await createSyncRounds({ client: odoo.client, range, database }).follow()).toMatchObject({
        kind: 'first load',
      });
      expect((await shown('Western'))?.isPlanedToOrder).toBe(true);
      expect(await database.db.select().from(odooVariantUnits)).toHaveLength(12);
    });

    it('leaves out a product with the number of another one', async () => {
      const [one] = variantsOf(templateRow('Western'));
      const batten = templateRow('batten');
      const [other] = variantsOf(batten);
      odoo.write('product.product', other?.id ?? 0, { default_code: one?.default_code });
      await rounds.follow();
      expect(rounds.leftOut()).toEqual([expect.objectContaining({ templateId: batten.id, reason: 'number-taken' })]);
      expect(await shown('batten')).toBeUndefined();
    });
  });
});
