import type { TemplateRecord } from '@geven/catalogue-records';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { createFakeRange, type FakeRange, type FakeRow } from '../testing/fake-range';
import { readMapping } from './mapping/read-mapping';
import { createOdooCatalogueSource, type OdooReading } from './odoo-catalogue-source';
import { createOdooRange } from './odoo-range';

const mapping = await readMapping(KNOWN_RANGES);

describe('what Odoo says about a product beside prices and sizes', () => {
  let odoo: FakeRange;
  let cladding: FakeRow;
  let corner: FakeRow;
  beforeEach(() => {
    odoo = createFakeRange();
    [cladding, corner] = [templateRow('Western'), templateRow('corner')];
  });

  async function read(options = mapping): Promise<OdooReading> {
    const { client } = odoo;
    const ids = createOdooIds(client);
    const range = createOdooRange({ client, run: createActionRunner(client, ids), ids, mapping: options });
    return (await createOdooCatalogueSource(range)).readWhole();
  }
  async function readCladding(options = mapping): Promise<TemplateRecord | undefined> {
    return (await read(options)).records.templates.find(({ id }) => id === cladding.id);
  }
  const templateRow = (name: string): FakeRow => {
    const row = odoo.rows('product.template').find((one) => String(one.name).includes(name));
    if (!row) throw new Error(`Nothing was recorded of ${name}`);
    return row;
  };
  /** Gives the cladding a value of an attribute; Odoo's id of an attribute by its name. */
  function giveValue(attribute: string, name: string): void {
    const attributeId = odoo.rows('product.attribute').find((row) => row.name === attribute)?.id;
    const id = 300_000 + odoo.rows('product.attribute.value').length;
    odoo.insert('product.attribute.value', { id, attribute_id: attributeId, name });
    odoo.insert('product.template.attribute.value', {
      id,
      product_tmpl_id: cladding.id,
      attribute_id: attributeId,
      product_attribute_value_id: id,
      ptav_active: true,
    });
  }
  const addDocument = (id: number, document: Record<string, unknown>) =>
    odoo.insert('product.document', {
      id,
      res_model: 'product.template',
      res_id: cladding.id,
      shown_on_product_page: true,
      type: 'binary',
      mimetype: 'application/pdf',
      file_size: 1000 + id,
      checksum: `c${id}`,
      url: false,
      ...document,
    });

  describe('marks', () => {
    it('are its ribbon, readable, and the tags that customers may see (EN-20)', async () => {
      const sale = odoo.rows('product.ribbon').find(({ name }) => name === 'Out of stock');
      const hidden = { id: 800, name: 'Low margin', visible_to_customers: false };
      odoo.insert('product.tag', hidden);
      odoo.insert('product.tag', { id: 801, name: 'Near the sea', visible_to_customers: true });
      Object.assign(cladding, { website_ribbon_id: sale?.id, product_tag_ids: [800, 801] });
      const { records } = await read();
      const template = records.templates.find(({ id }) => id === cladding.id);
      expect(template).toMatchObject({ ribbon: 'out-of-stock', taggings: ['near-the-sea'] });
      expect(records.taggings).toContainEqual(expect.objectContaining({ slug: 'near-the-sea', showFilter: true }));
      expect(JSON.stringify(records)).not.toContain('Low margin');
      expect(records.ribbons.find(({ key }) => key === 'out-of-stock')).toMatchObject({
        bgColor: '#ffc107',
        textColor: '#000000',
        certificate: null,
      });
      expect(records.ribbons.find(({ key }) => key === 'fsc')?.certificate).toBe('FSC');
    });

    it('say that it is reduced when Odoo would strike a higher price', async () => {
      Object.assign(cladding, { compare_list_price: Number(cladding.list_price) + 1 });
      expect((await readCladding())?.isReduced).toBe(true);
      Object.assign(cladding, { compare_list_price: cladding.list_price });
      expect((await readCladding())?.isReduced).toBe(false);
    });
  });

  it('names products that go with it by their templates, each once', async () => {
    const variants = odoo.rows('product.product').filter(({ product_tmpl_id }) => product_tmpl_id === corner.id);
    Object.assign(cladding, {
      accessory_product_ids: variants.map(({ id }) => id),
      alternative_product_ids: [corner.id],
    });
    expect(variants.length).toBeGreaterThan(1);
    expect(await readCladding()).toMatchObject({ accessoryIds: [corner.id], alternativeIds: [corner.id] });
  });

  it('is in a category of the back office, which the mapping may call one of samples', async () => {
    const { records } = await read({ ...mapping, sampleCategories: ['cladding'] });
    const category = records.internalCategories.find(({ id }) => id === cladding.categ_id);
    expect(category).toMatchObject({ isSample: true, texts: { de: { name: 'Cladding' } } });
    expect(records.internalCategories.find(({ id }) => id === category?.parentId)?.isSample).toBe(false);
  });

  it('leaves unknown facts null', async () => {
    Object.assign(cladding, { hs_code: false, country_of_origin: false, uom_ids: [], out_of_stock_message: false });
    for (const use of odoo.rows('product.template.attribute.value')) if (use.id > 100_000) use.ptav_active = false;
    const bare = { ...mapping, species: { ...mapping.species, wrc: { ...mapping.species.wrc, countries: [] } } };
    expect((await readCladding(bare as typeof mapping))?.details).toMatchObject({
      ...{ profile2: null, profile3: null, profile4: null, profile5: null, profileType: null },
      ...{ commodityCode: null, packing: null, piecesPerPack: null, coverage: null, stockMessages: null },
      safety: {
        ...{ warnings: [], activeSubstances: [], useClass: null },
        ...{ hazardPictograms: [], signalWord: null, hazardStatements: [] },
      },
      origin: { countries: [], dueDiligenceReference: null },
    });
  });

  it('does without the fields of modules that are not installed', async () => {
    odoo.missingFields = ['hs_code', 'out_of_stock_message', 'compare_list_price', 'country_of_origin'];
    for (const row of odoo.rows('product.template')) for (const field of odoo.missingFields) delete row[field];
    expect(await readCladding()).toMatchObject({
      isReduced: false,
      // Where its species grows, as the mapping says.
      details: { commodityCode: null, stockMessages: null, origin: { countries: ['CA'] } },
    });
  });

  it('takes the country of the product before those of the species (LG-14)', async () => {
    Object.assign(cladding, { country_of_origin: odoo.rows('res.country').find(({ code }) => code === 'CN')?.id });
    expect((await readCladding())?.details.origin.countries).toEqual(['CN']);
  });

  it('knows hazard statements by the code that their names begin with (LG-12)', async () => {
    giveValue('Hazard statement', 'EUH208 – Contains propiconazole. May produce an allergic reaction.');
    giveValue('Hazard statement', 'No code at all');
    giveValue('Hazard pictogram', 'GHS07 exclamation mark');
    giveValue('Signal word', 'Danger');
    const { records } = await read();
    const template = records.templates.find(({ id }) => id === cladding.id);
    expect(template?.details.safety).toMatchObject({
      hazardStatements: ['EUH208'],
      hazardPictograms: ['GHS07'],
      signalWord: 'DANGER',
    });
    const named = records.attributeValues.find(({ slug }) => slug === 'EUH208');
    expect(named?.texts.en.name).toBe('Contains propiconazole. May produce an allergic reaction.');
    expect(records.attributeValues.filter(({ attribute }) => attribute === 'hazard_statement')).toHaveLength(1);
  });

  it('keeps markup, cleaned, and the text before it as description (PD-38)', async () => {
    Object.assign(cladding, {
      website_description:
        '<section class="s_text"><p onclick="x()">Grows in Canada.</p><script>x()</script><h3>Care</h3><ul><li>None</li></ul></section>',
    });
    expect((await readCladding())?.texts.en).toMatchObject({
      description: 'Grows in Canada.',
      html: '<p>Grows in Canada.</p><h3>Care</h3><ul><li>None</li></ul>',
    });
    Object.assign(cladding, { website_description: '<p class="lead"><span>Grows</span> in Canada.</p>' });
    expect((await readCladding())?.texts.en).toMatchObject({ description: 'Grows in Canada.', html: null });
  });

  it('shows one pop-up for each paragraph of the message', async () => {
    Object.assign(cladding, { out_of_stock_message: '<p>Back in May.</p><p><br></p><p>Ask us.</p>' });
    expect((await readCladding())?.details.stockMessages?.en).toEqual({
      stockPopUp1: 'Back in May.',
      stockPopUp2: 'Ask us.',
      stockPopUp3: null,
    });
  });

  it('reads the smallest pack of whole pieces', async () => {
    const unit = odoo.rows('uom.uom').find(({ factor, relative_uom_id }) => factor === 1 && !relative_uom_id);
    const pack = (id: number, factor: number) => {
      odoo.insert('uom.uom', { id, factor, relative_uom_id: unit?.id });
      return id;
    };
    const metre = odoo.rows('uom.uom').find(({ factor }) => factor === 1000)?.id;
    Object.assign(cladding, { uom_ids: [pack(900, 96), pack(901, 24), pack(902, 2.5), metre] });
    expect((await readCladding())?.details.piecesPerPack).toBe(24);
  });

  it('reads how many m² a litre covers', async () => {
    odoo.insert('product.attribute', { id: 400_000, name: 'Coverage' });
    giveValue('Coverage', '10–14 m²/l');
    expect((await readCladding())?.details.coverage).toEqual({ from: 10, to: 14 });
  });

  describe('documents', () => {
    it('are what Odoo shows on the product’s page, by kind, before those that the API would write', async () => {
      addDocument(1, { name: 'Leistungserklärung Nr. 7.pdf' });
      addDocument(2, { name: 'Care.pdf' });
      addDocument(3, { name: 'Colours.PDF' });
      addDocument(4, { name: 'internal.pdf', shown_on_product_page: false });
      addDocument(5, { name: 'section.dwg', mimetype: 'image/vnd.dwg' });
      addDocument(6, { name: 'Test report', type: 'url', url: 'https://tests.example/7', mimetype: false });
      addDocument(7, { name: 'Trick', type: 'url', url: 'javascript:alert(1)', mimetype: false });
      const named = (name: string) => ({ nl: name, en: name, de: name });
      const pdf = { mimeType: 'application/pdf' };
      expect((await readCladding())?.details.documents).toEqual([
        { kind: 'ASSEMBLY_INSTRUCTION', name: null, url: null, ...pdf, size: null },
        { kind: 'DECLARATION_OF_PERFORMANCE', name: null, url: null, ...pdf, size: 1001 },
        { kind: 'ATTACHMENT', name: named('Care'), url: null, ...pdf, size: 1002 },
        {
          kind: 'ATTACHMENT',
          name: named('Colours'),
          url: `/api/downloads/${cladding.id}/attachment-2.pdf`,
          ...pdf,
          size: 1003,
        },
        {
          kind: 'ATTACHMENT',
          name: named('Test report'),
          url: 'https://tests.example/7',
          mimeType: 'application/octet-stream',
          size: null,
        },
      ]);
    });
  });

  it('has photographs with their proportions and colour, and leaves out what is no picture', async () => {
    const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc0000' } })
      .png()
      .toBuffer();
    const attach = (model: string, id: number, mimetype: string) =>
      odoo.insert('ir.attachment', {
        id: 700 + odoo.rows('ir.attachment').length,
        res_model: model,
        res_field: 'image_1920',
        res_id: id,
        mimetype,
        checksum: '0123456789abcdef0123',
      });
    Object.assign(cladding, { image_256: red.toString('base64') });
    attach('product.template', cladding.id, 'image/png');
    for (const [id, image, mimetype] of [
      [50, red.toString('base64'), 'image/jpeg'],
      [51, 'bm8gcGljdHVyZQ==', 'image/png'],
      [52, red.toString('base64'), 'image/svg+xml'],
    ] as const) {
      odoo.insert('product.image', { id, product_tmpl_id: cladding.id, video_url: false, image_256: image });
      attach('product.image', id, mimetype);
    }
    const facts = { version: '0123456789ab', width: 60, height: 40, colour: '#cc0000' };
    expect((await readCladding())?.details.photographs).toEqual([
      { path: `odoo/${cladding.id}/main.png`, ...facts },
      { path: `odoo/${cladding.id}/image-50.jpg`, ...facts },
    ]);
  });

  it('takes texts of listings from the mapping, and a category’s own text with its markup', async () => {
    const category = odoo
      .rows('product.public.category')
      .find(({ name }) => String(name).toLowerCase().includes('shiplap'));
    Object.assign(category ?? {}, { website_description: '<h2>Shiplap</h2><p onload="x()">Overlaps.</p>' });
    const isOfShiplap = (text: { category: string }) => text.category === 'shiplap';
    const own = { ...mapping, categoryTexts: mapping.categoryTexts.filter((text) => !isOfShiplap(text)) };
    const textOf = ({ records }: OdooReading) =>
      records.categoryTexts.find(({ categoryId }) => categoryId === category?.id);
    expect(textOf(await read())?.texts).toEqual(mapping.categoryTexts.find(isOfShiplap)?.texts);
    const reading = await read(own);
    const { records } = reading;
    expect(textOf(reading)).toMatchObject({
      combination: [],
      texts: { en: { html: '<h2>Shiplap</h2><p>Overlaps.</p>' } },
    });
    const decking = records.categories.find(({ key }) => key === 'decking');
    expect(records.categoryTexts).toContainEqual(
      expect.objectContaining({ categoryId: decking?.id, combination: ['specie=larch-european'] }),
    );
    expect(decking?.media.videos.length).toBeGreaterThan(0);
  });
});
