import type { TemplateDetails } from '@geven/catalogue-records';
import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillSampleCatalogue } from '../../../catalogue/fill-sample-catalogue';
import { createDatabase, type Database } from '../../../database/connection';
import { productTemplates } from '../../../database/schema/catalogue';
import { createTestDatabase } from '../../../database/testing';
import { readMapping } from '../catalogue/mapping/read-mapping';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { createOdooDocuments } from './odoo-documents';
import { createOdooPictures } from './odoo-pictures';

const mapping = await readMapping(KNOWN_RANGES);
const PICTURE = { path: 'odoo/1/main.jpg', version: 'abcdef012345', width: 3, height: 2, colour: '#cc0000' };

describe('files of products that stay in Odoo', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let details: TemplateDetails;
  let itemNumber: string;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    await fillSampleCatalogue(database);
    const [row] = await database.db.select().from(productTemplates).where(eq(productTemplates.id, 1));
    if (!row) throw new Error('The sample has no first product');
    ({ details, itemNumber } = row);
  });
  beforeEach(() => give({}));
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const give = async (more: Partial<TemplateDetails>, isPublished = true) =>
    void (await database.db
      .update(productTemplates)
      .set({ details: { ...details, ...more }, isPublished })
      .where(eq(productTemplates.id, 1)));

  describe('pictures', () => {
    const attachment = { checksum: 'abcdef0123456789', datas: Buffer.from('a picture').toString('base64') };

    it('are those that the catalogue knows, and are asked for when they are read', async () => {
      await give({ photographs: [PICTURE] });
      const { client, calls } = createFakeOdooClient({ 'ir.attachment.search_read': () => [attachment] });
      const found = await createOdooPictures(database, client).find(PICTURE.path);
      expect(found?.version).toBe(PICTURE.version);
      expect(calls).toEqual([]);
      expect((await found?.read())?.toString()).toBe('a picture');
      expect(calls[0]?.args).toMatchObject({
        domain: [
          ['res_model', '=', 'product.template'],
          ['res_field', '=', 'image_1920'],
          ['res_id', '=', 1],
        ],
      });
    });

    it('are not found once Odoo has replaced the picture', async () => {
      await give({ photographs: [PICTURE] });
      const { client } = createFakeOdooClient({
        'ir.attachment.search_read': () => [{ ...attachment, checksum: 'other' }],
      });
      expect(await (await createOdooPictures(database, client).find(PICTURE.path))?.read()).toBeNull();
    });

    it.each(['odoo/1/main.png', 'odoo/2/main.jpg', 'odoo/1/image-3.jpg', 'photos/1.jpg', 'odoo/1/../main.jpg'])(
      'are not found at %s',
      async (path) => {
        await give({ photographs: [PICTURE] });
        const { client } = createFakeOdooClient({});
        expect(await createOdooPictures(database, client).find(path)).toBeNull();
      },
    );
  });

  describe('documents', () => {
    const row = { res_id: 1, type: 'binary', mimetype: 'application/pdf', file_size: 9, url: false };
    const rows = [
      { ...row, id: 11, name: 'Care.pdf', checksum: 'c11' },
      { ...row, id: 12, name: 'Sicherheitsdatenblatt.pdf', checksum: 'c12' },
      { ...row, id: 13, name: 'Colours.pdf', checksum: 'c13' },
    ];
    const pdf = { name: null, mimeType: 'application/pdf' };
    const documents: TemplateDetails['documents'] = [
      { ...pdf, kind: 'ASSEMBLY_INSTRUCTION', url: null, size: null },
      { ...pdf, kind: 'ATTACHMENT', url: null, size: 9 },
      { ...pdf, kind: 'SAFETY_DATA_SHEET', url: null, size: 9 },
      { ...pdf, kind: 'ATTACHMENT', url: '/api/downloads/1/attachment-2.pdf', size: 9 },
    ];
    const odooWith = (answers: object[]) => {
      const { client, calls } = createFakeOdooClient({
        'product.document.search_read': ({ fields }) =>
          (fields as string[]).includes('datas') ? [{ datas: Buffer.from('a file').toString('base64') }] : answers,
      });
      return { merchantDocuments: createOdooDocuments(database, client, mapping), calls };
    };
    const find = (odoo: ReturnType<typeof odooWith>, slug: string) =>
      odoo.merchantDocuments.find({ itemNumber, slug, locale: 'de' });

    it.each([
      ['attachment', 'c11', 11],
      ['safety-data-sheet', 'c12', 12],
      ['attachment-2', 'c13', 13],
    ])('are found by their kind: %s', async (slug, tag, id) => {
      await give({ documents });
      const odoo = odooWith(rows);
      const found = await find(odoo, slug);
      expect(found?.tag).toBe(tag);
      expect((await found?.read())?.toString()).toBe('a file');
      expect(odoo.calls.at(-1)?.args).toMatchObject({ domain: expect.arrayContaining([['id', '=', id]]) });
    });

    it('are not asked for where the API writes them, so that these do not wait for Odoo', async () => {
      await give({ documents });
      const odoo = odooWith(rows);
      expect(await find(odoo, 'assembly-instruction')).toBeNull();
      expect(await find(odoo, 'product-sheet')).toBeNull();
      expect(await find(odoo, 'attachment-3')).toBeNull();
      expect(odoo.calls).toEqual([]);
    });

    it('are nobody’s when Odoo has deleted them, or the product is not published', async () => {
      await give({ documents });
      expect(await find(odooWith([]), 'attachment')).toBeNull();
      await give({ documents }, false);
      expect(await find(odooWith(rows), 'attachment')).toBeNull();
    });
  });
});
