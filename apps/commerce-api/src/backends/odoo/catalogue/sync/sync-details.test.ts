import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecords } from '../../../../catalogue/read-records';
import { createDatabase, type Database } from '../../../../database/connection';
import { createTestDatabase } from '../../../../database/testing';
import { createOdooIds } from '../../actions/odoo-ids';
import { createActionRunner } from '../../actions/run-action';
import { KNOWN_RANGES } from '../../sample/known-ranges';
import { createFakeRange, type FakeRange, type FakeRow } from '../../testing/fake-range';
import { readMapping } from '../mapping/read-mapping';
import { createOdooRange } from '../odoo-range';
import { createSyncRounds, type SyncRounds } from './sync-rounds';

const mapping = await readMapping(KNOWN_RANGES);

describe('what a product page says follows Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let odoo: FakeRange;
  let rounds: SyncRounds;
  let cladding: FakeRow;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
  });
  beforeEach(async () => {
    odoo = createFakeRange();
    odoo.database = `test ${Math.random()}`;
    const { client } = odoo;
    const ids = createOdooIds(client);
    const range = createOdooRange({ client, ids, run: createActionRunner(client, ids), mapping });
    let now = 0;
    rounds = createSyncRounds({ client, range, database, now: () => now });
    const row = odoo.rows('product.template').find(({ name }) => String(name).includes('Western'));
    if (!row) throw new Error('No cladding was recorded');
    cladding = row;
    await rounds.follow();
    // What was written shortly before is read until its second is surely over.
    for (let round = 0; round < 2; round += 1) {
      await rounds.follow();
      now += 30_000;
    }
    expect(await rounds.follow()).toMatchObject({ read: 0 });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const stored = async () => {
    const records = await readRecords(database);
    return { ...records, cladding: records.templates.find(({ id }) => id === cladding.id) };
  };

  it('when a ribbon gets another colour, and another name', async () => {
    const ribbon = odoo.rows('product.ribbon').find(({ name }) => name === 'New!');
    odoo.write('product.template', cladding.id, { website_ribbon_id: ribbon?.id });
    await rounds.follow();
    const before = (await stored()).cladding?.ribbon;
    expect(before).toMatch(/^new/);
    odoo.write('product.ribbon', ribbon?.id ?? 0, { bg_color: '#ffffff', name: 'Just in' });
    expect(await rounds.follow()).toMatchObject({ hasChanged: true });
    const { ribbons, cladding: shown } = await stored();
    expect(shown?.ribbon).toBe('just-in');
    expect(ribbons.find(({ key }) => key === 'just-in')).toMatchObject({ bgColor: '#ffffff', textColor: '#000000' });
  });

  it('when a tag is given to it and taken from it, which leaves no date on products', async () => {
    odoo.insert('product.tag', { id: 70, name: 'Near the sea', visible_to_customers: true });
    cladding.product_tag_ids = [...(cladding.product_tag_ids as number[]), 70];
    await rounds.follow();
    expect((await stored()).cladding?.taggings).toContain('near-the-sea');
    cladding.product_tag_ids = [];
    odoo.write('product.tag', 70, {});
    await rounds.follow();
    expect((await stored()).cladding?.taggings).toEqual([]);
  });

  it('when a tag is hidden from customers', async () => {
    odoo.insert('product.tag', { id: 70, name: 'Near the sea', visible_to_customers: true });
    cladding.product_tag_ids = [70];
    await rounds.follow();
    odoo.write('product.tag', 70, { visible_to_customers: false });
    await rounds.follow();
    const { taggings, cladding: shown } = await stored();
    expect(shown?.taggings).toEqual([]);
    expect(taggings.map(({ slug }) => slug)).not.toContain('near-the-sea');
  });

  it('when a document comes, and when it is deleted, which the comparison finds', async () => {
    odoo.insert('product.document', {
      ...{ id: 7, res_model: 'product.template', res_id: cladding.id, shown_on_product_page: true },
      ...{ name: 'Care.pdf', type: 'binary', mimetype: 'application/pdf', file_size: 99, checksum: 'c', url: false },
    });
    expect(await rounds.follow()).toMatchObject({ hasChanged: true });
    const kinds = async () => (await stored()).cladding?.details.documents.map(({ kind }) => kind);
    expect(await kinds()).toContain('ATTACHMENT');
    expect(await rounds.findDifferences()).toEqual(new Set());
    odoo.unlink('product.document', 7);
    expect(await rounds.follow()).toMatchObject({ hasChanged: false });
    expect(await rounds.findDifferences()).toEqual(new Set([cladding.id]));
    await rounds.compare();
    expect(await kinds()).not.toContain('ATTACHMENT');
  });

  it('does not read products again for files of other records', async () => {
    odoo.insert('product.document', { id: 8, res_model: 'product.product', res_id: cladding.id });
    expect(await rounds.follow()).toMatchObject({ read: 0, hasChanged: false });
  });

  it('when its internal category is renamed', async () => {
    odoo.write('product.category', cladding.categ_id as number, { name: 'Façades' });
    await rounds.follow();
    const { internalCategories } = await stored();
    expect(internalCategories.find(({ id }) => id === cladding.categ_id)?.texts.nl.name).toBe('Façades');
  });
});
