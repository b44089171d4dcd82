import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../../../catalogue/read-records';
import { createDatabase, type Database } from '../../../database/connection';
import { createTestDatabase } from '../../../database/testing';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { createOdooDocuments } from '../files/odoo-documents';
import { createOdooPictures } from '../files/odoo-pictures';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { testClients } from '../testing/clients';
import { type LoadedBoard, loadBoard } from '../testing/load-board';
import { readMapping } from './mapping/read-mapping';
import { createOdooRange } from './odoo-range';
import { createSyncRounds, type SyncRounds } from './sync/sync-rounds';

const mapping = await readMapping(KNOWN_RANGES);

describe('what a product page says, followed from a real Odoo', () => {
  const { admin, gateway } = testClients();
  const ids = createOdooIds(gateway);
  const range = createOdooRange({ client: gateway, run: createActionRunner(gateway, ids), ids, mapping });
  const made: [model: string, id: number][] = [];
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let board: LoadedBoard;
  let rounds: SyncRounds;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
    board = await loadBoard(admin, mapping, 'CL-WRC-023145-CS-X1');
    rounds = createSyncRounds({ client: gateway, range, database });
    await rounds.follow();
  });
  afterAll(async () => {
    for (const [model, id] of made.toReversed()) await admin.call(model, 'unlink', { ids: [id] });
    await board?.archive();
    await database?.close();
    await created?.drop();
  });

  const write = (model: string, id: number, vals: Record<string, unknown>) =>
    admin.call(model, 'write', { ids: [id], vals });
  async function make(model: string, vals: Record<string, unknown>): Promise<number> {
    const [id = 0] = await admin.call<number[]>(model, 'create', { vals_list: [vals] });
    made.push([model, id]);
    return id;
  }
  async function stored() {
    const records = await readRecords(database);
    const template = records.templates.find(({ id }) => id === board.templateId);
    if (!template) throw new Error('The board is not in the range');
    return { records, template };
  }

  it('follows a ribbon and a tag, also one that is given from its own side (EN-20, EN-23)', async () => {
    const ribbon = await make('product.ribbon', {
      name: 'Contract ribbon',
      bg_color: '#ffc107',
      text_color: '#FFFFFF',
    });
    await write('product.template', board.templateId, { website_ribbon_id: ribbon });
    const tag = await make('product.tag', { name: 'Contract tag', product_template_ids: [[6, 0, [board.templateId]]] });
    await rounds.follow();
    const { template, records } = await stored();
    expect(template).toMatchObject({ ribbon: 'contract-ribbon', taggings: ['bestseller', 'contract-tag'] });
    const shown = records.ribbons.find(({ key }) => key === 'contract-ribbon');
    expect(shown).toMatchObject({ bgColor: '#ffc107', textColor: '#000000' });

    await write('product.ribbon', ribbon, { bg_color: '#003300' });
    await write('product.tag', tag, { product_template_ids: [[5]] });
    await rounds.follow();
    expect((await stored()).template.taggings).toEqual(['bestseller']);
    const changed = (await stored()).records.ribbons.find(({ key }) => key === 'contract-ribbon');
    expect(changed).toMatchObject({ bgColor: '#003300', textColor: '#ffffff' });
  });

  it('follows what goes with it, its origin, its customs heading and its markup', async () => {
    const [other] = await admin.call<{ id: number; product_variant_id: [number, string] }[]>(
      'product.template',
      'search_read',
      {
        domain: [
          ['id', '!=', board.templateId],
          ['is_published', '=', true],
        ],
        fields: ['product_variant_id'],
        limit: 1,
      },
    );
    const [country] = await admin.call<number[]>('res.country', 'search', { domain: [['code', '=', 'SE']] });
    await write('product.template', board.templateId, {
      alternative_product_ids: [[6, 0, other ? [other.id] : []]],
      accessory_product_ids: [[6, 0, other ? [other.product_variant_id[0]] : []]],
      country_of_origin: country,
      hs_code: '4407 19',
      compare_list_price: 99_999,
      website_description: '<h3>Care</h3><p>None.</p>',
    });
    await rounds.follow();
    const { template } = await stored();
    expect(template).toMatchObject({
      isReduced: true,
      accessoryIds: [other?.id],
      alternativeIds: [other?.id],
      details: { commodityCode: '4407 19', origin: { countries: ['SE'] } },
      texts: { en: { html: '<h3>Care</h3><p>None.</p>' } },
    });
  });

  it('offers a document and answers its file, until it is deleted (PD-20)', async () => {
    const file = Buffer.from('%PDF-1.4 a declaration');
    const id = await make('product.document', {
      name: 'Prestatieverklaring.pdf',
      datas: file.toString('base64'),
      mimetype: 'application/pdf',
      res_model: 'product.template',
      res_id: board.templateId,
      shown_on_product_page: true,
    });
    await rounds.follow();
    const documents = createOdooDocuments(database, gateway, mapping);
    const request = {
      itemNumber: board.template.itemNumber,
      slug: 'declaration-of-performance',
      locale: 'de' as const,
    };
    const { template } = await stored();
    expect(template.details.documents).toContainEqual(
      expect.objectContaining({ kind: 'DECLARATION_OF_PERFORMANCE', url: null, size: file.length }),
    );
    const found = await documents.find(request);
    expect((await found?.read())?.equals(file)).toBe(true);
    expect(await documents.find({ ...request, slug: 'assembly-instruction' })).toBeNull();

    await admin.call('product.document', 'unlink', { ids: [id] });
    made.splice(
      made.findIndex(([model, made]) => model === 'product.document' && made === id),
      1,
    );
    await rounds.compare();
    // The API writes it again.
    const declaration = (await stored()).template.details.documents.find(
      ({ kind }) => kind === 'DECLARATION_OF_PERFORMANCE',
    );
    expect(declaration?.size).toBeNull();
    expect(await documents.find(request)).toBeNull();
  });

  it('shows a photograph and answers its file, in its present version only (PD-01)', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const red = await picture('#cc0000');
    await write('product.template', board.templateId, { image_1920: red.toString('base64') });
    await rounds.follow();
    const pictures = createOdooPictures(database, gateway);
    const [photograph] = (await stored()).template.details.photographs ?? [];
    expect(photograph).toMatchObject({
      path: `odoo/${board.templateId}/main.jpg`,
      colour: expect.stringMatching(/^#c/),
    });
    expect((photograph?.width ?? 0) / (photograph?.height ?? 1)).toBeCloseTo(1.5, 1);
    const found = await pictures.find(photograph?.path ?? '');
    expect(found?.version).toBe(photograph?.version);
    expect((await sharp((await found?.read()) ?? undefined).metadata()).width).toBe(900);
    expect(await pictures.find(`odoo/${board.templateId}/image-1.jpg`)).toBeNull();

    await write('product.template', board.templateId, { image_1920: (await picture('#0000cc')).toString('base64') });
    expect(await found?.read()).toBeNull();
    await rounds.follow();
    const [changed] = (await stored()).template.details.photographs ?? [];
    expect(changed?.version).not.toBe(photograph?.version);
    await write('product.template', board.templateId, { image_1920: false });
    await rounds.follow();
    expect((await stored()).template.details.photographs).toBeUndefined();
  });
});
