import type { TemplateDetails } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { createFakeRange, type FakeRange, type FakeRow } from '../testing/fake-range';
import { readMapping } from './mapping/read-mapping';
import { createOdooCatalogueSource, type OdooReading } from './odoo-catalogue-source';
import { createOdooRange } from './odoo-range';

const mapping = await readMapping(KNOWN_RANGES);
const sample = sampleRecords();

const CLADDING = 'CL-WRC-022145-HL';
const BATTEN = 'BT-SPR-044044-PL';
const CORNER = 'AC-COR-004';

describe('the range of an Odoo', () => {
  let odoo: FakeRange;
  beforeEach(() => {
    odoo = createFakeRange();
  });

  async function read(using = mapping): Promise<OdooReading> {
    const ids = createOdooIds(odoo.client);
    const run = createActionRunner(odoo.client, ids);
    return (
      await createOdooCatalogueSource(createOdooRange({ client: odoo.client, run, ids, mapping: using }))
    ).readWhole();
  }
  const ofNumber = ({ records }: OdooReading, number: string) =>
    records.templates.find(({ itemNumber }) => itemNumber === number);
  const templateRow = (name: string): FakeRow => {
    const row = odoo.rows('product.template').find((one) => String(one.name).includes(name));
    if (!row) throw new Error(`Nothing was recorded of ${name}`);
    return row;
  };
  const variantsOf = (template: FakeRow) =>
    odoo.rows('product.product').filter(({ product_tmpl_id }) => product_tmpl_id === template.id);
  /** Gives a product another value of an attribute. */
  function giveValue(template: FakeRow, attribute: string, name: string): void {
    const attributeId = odoo.rows('product.attribute').find((row) => row.name === attribute)?.id;
    const value = { id: 90_001, attribute_id: attributeId, name };
    odoo.insert('product.attribute.value', value);
    const use = odoo
      .rows('product.template.attribute.value')
      .find((row) => row.product_tmpl_id === template.id && row.attribute_id === attributeId);
    if (use) use.product_attribute_value_id = value.id;
  }

  it('is what the sample put into it: prices, lengths, figures, texts and slugs', async () => {
    const { records, leftOut } = await read();
    expect(leftOut).toEqual([]);
    expect(records.templates.map(({ itemNumber }) => itemNumber).sort()).toEqual([CORNER, BATTEN, CLADDING]);
    for (const { id, popularity, applications, details, ...template } of records.templates) {
      const original = sample.templates.find(({ itemNumber }) => itemNumber === template.itemNumber);
      // What it is tied to has other ids here; tags that are no filter are hidden from customers.
      const { accessoryIds, alternativeIds, internalCategoryId, taggings, ...facts } = template;
      const hidden = sample.taggings.filter(({ showFilter }) => !showFilter).map(({ slug }) => slug);
      expect(taggings).toEqual(original?.taggings.filter((slug) => !hidden.includes(slug)));
      expect(original).toMatchObject(facts);
      expect(applications.toSorted()).toEqual(original?.applications.toSorted());
      expect(inOrder(details)).toEqual(original && inOrder(original.details));
      for (const variant of records.variants.filter(({ templateId }) => templateId === id)) {
        // Odoo keeps the delay per product, and its barcodes are made of its own ids.
        const { id: _, templateId, barcode, saleDelay, ...facts } = variant;
        expect(sample.variants.find(({ itemNumber }) => itemNumber === variant.itemNumber)).toMatchObject(facts);
      }
    }
    expect(records.variants).toHaveLength(30);
  });

  /** Odoo sorts values in the order of the attribute. */
  const inOrder = ({ safety, ...details }: TemplateDetails): TemplateDetails => ({
    ...details,
    safety: {
      ...safety,
      warnings: safety.warnings.toSorted(),
      activeSubstances: safety.activeSubstances.toSorted(),
      hazardPictograms: safety.hazardPictograms.toSorted(),
      hazardStatements: safety.hazardStatements.toSorted(),
    },
  });

  it('draws lamellas of what is in the category of glued timber', async () => {
    const imageOf = async (laminatedCategory: string) =>
      ofNumber(await read({ ...mapping, laminatedCategory }), CLADDING)?.image;
    expect(await imageOf('shiplap')).toBe('faces/wrc-laminated');
    expect(await imageOf('laminated-beams')).toBe('faces/wrc-smooth');
  });

  it('names wood, values and categories by their external ids, in three languages', async () => {
    const { records } = await read();
    expect(records.species).toContainEqual(sample.species.find(({ slug }) => slug === 'softwood'));
    const cedar = records.species.find(({ slug }) => slug === 'wrc');
    expect(cedar).toMatchObject({
      parent: 'softwood',
      latinName: 'Thuja plicata',
      texts: { nl: { origin: 'Canada' } },
    });
    expect(records.attributeValues).toContainEqual({
      attribute: 'profile',
      slug: 'half-lap',
      sequence: 1,
      texts: { nl: { name: 'halfhouts rabat' }, en: { name: 'half-lap shiplap' }, de: { name: 'Stufenfalz' } },
    });
    const shiplap = records.categories.find(({ key }) => key === 'shiplap');
    const parent = records.categories.find(({ id }) => id === shiplap?.parentId);
    expect(parent?.key).toBe('cladding');
    expect(shiplap?.texts.de).toEqual(sample.categories.find(({ key }) => key === 'shiplap')?.texts.de);
  });

  it('takes as many calls for a batch of products, however many they are, and one for their prices', async () => {
    await read();
    const counts = (call: string) => odoo.calls.filter((one) => one === `${call}.search_read`).length;
    // One of products and one of variants ask for the ids of the whole range, one for the services that charge finishes.
    expect(counts('product.template') + counts('product.product') - 3).toBe(4);
    expect(counts('product.template.attribute.value')).toBe(1);
    // The other asks which Odoo it is.
    expect(odoo.calls.filter((call) => call === 'ir.actions.server.run')).toHaveLength(2);
  });

  it('reads a product that is published but not sold as one with nothing to buy', async () => {
    odoo.write('product.template', templateRow('Western').id, { sale_ok: false });
    const reading = await read();
    const cladding = ofNumber(reading, CLADDING);
    expect(cladding?.isPublished).toBe(true);
    const variants = reading.records.variants.filter(({ templateId }) => templateId === cladding?.id);
    expect(new Set(variants.map(({ isPublished }) => isPublished))).toEqual(new Set([false]));
  });

  it('prices pieces of what Odoo sells by the metre, and says how many metres a piece is', async () => {
    const batten = templateRow('batten');
    batten.uom_id = odoo.rows('uom.uom').find(({ name, factor }) => name === 'm' || factor === 1000)?.id;
    for (const { id } of variantsOf(batten)) {
      odoo.facts(id)[1] = 2.345;
      odoo.facts(id)[3] = 100;
    }
    const reading = await read();
    const template = ofNumber(reading, BATTEN);
    const shortest = reading.records.variants.find(
      ({ lengthMm, templateId }) => lengthMm === 2100 && templateId === template?.id,
    );
    expect(shortest).toMatchObject({ price: 492, stock: 47 });
    expect(template?.priceM1).toBe(235);
    expect(reading.units).toHaveLength(12);
    expect(reading.units).toContainEqual({ variantId: shortest?.id, quantityPerPiece: 2.1 });
  });

  it('treats goods whose stock Odoo does not count as always in stock', async () => {
    const [variant] = variantsOf(templateRow('corner'));
    odoo.facts(variant?.id ?? 0)[3] = null;
    const { records } = await read();
    expect(records.variants.find(({ id }) => id === variant?.id)?.stock).toBe(9999);
  });

  it('reads what a pack holds from the base units of Odoo’s reference price, and the single piece beside it', async () => {
    const corner = templateRow('corner profile');
    const [pack, piece] = variantsOf(corner);
    if (!pack || !piece) throw new Error('Nothing was recorded of the sizes of the corner profile');
    odoo.insert('product.attribute', { id: 901, name: 'Sold as' });
    odoo.insert('product.attribute.value', { id: 90_002, attribute_id: 901, name: 'Box' });
    const use = { product_tmpl_id: corner.id, attribute_id: 901, product_attribute_value_id: 90_002 };
    odoo.insert('product.template.attribute.value', { id: 90_003, ptav_active: true, ...use });
    const unit = (name: string) => odoo.rows('website.base.unit').find((row) => row.name === name)?.id;
    Object.assign(pack, { base_unit_count: 200, base_unit_id: unit('piece') });
    Object.assign(piece, { base_unit_count: 1, base_unit_id: unit('piece') });
    const soldAs = async (id: number) => (await read()).records.variants.find((variant) => variant.id === id);
    expect(await soldAs(pack.id)).toMatchObject({ unitOfSale: 'BOX', contentsAmount: 200, contentsUnit: 'PIECE' });
    expect(await soldAs(piece.id)).toMatchObject({ unitOfSale: 'PIECE', contentsAmount: null, contentsUnit: null });

    Object.assign(pack, { base_unit_count: 0.75, base_unit_id: unit('l') });
    expect(await soldAs(pack.id)).toMatchObject({ contentsAmount: 750, contentsUnit: 'MILLILITRE' });
    // A unit that the mapping does not know says nothing.
    odoo.insert('website.base.unit', { id: 99, name: 'bushel' });
    Object.assign(pack, { base_unit_id: 99 });
    expect(await soldAs(pack.id)).toMatchObject({ unitOfSale: 'BOX', contentsAmount: null, contentsUnit: null });
  });

  it('derives item numbers from the id where Odoo has none', async () => {
    const corner = templateRow('corner');
    for (const variant of variantsOf(corner)) Object.assign(variant, { default_code: false, barcode: false });
    const { records } = await read();
    const [first] = variantsOf(corner);
    const variant = records.variants.find(({ id }) => id === first?.id);
    expect(records.templates.find(({ id }) => id === corner.id)?.itemNumber).toBe(`P${corner.id}`);
    expect(variant?.itemNumber).toBe(`P${corner.id}-${first?.id}`);
    expect(variant?.barcode).toMatch(/^2\d{12}$/);
  });

  it('makes keys of English names where a merchant made the value', async () => {
    giveValue(templateRow('Western'), 'Colour', 'Silver grey');
    const cladding = templateRow('Western');
    const colour = odoo.rows('product.attribute').find(({ name }) => name === 'Colour');
    odoo.insert('product.template.attribute.value', {
      id: 90_002,
      product_tmpl_id: cladding.id,
      attribute_id: colour?.id,
      product_attribute_value_id: 90_001,
      ptav_active: true,
    });
    expect(ofNumber(await read(), CLADDING)).toMatchObject({ colour: 'silver-grey', image: 'faces/wrc-silver-grey' });
  });

  describe('leaves a product out, whole, and the others in', () => {
    async function expectLeftOut(name: string, reason: string, detail = expect.any(String)): Promise<void> {
      const { id } = templateRow(name);
      const { records, leftOut } = await read();
      expect(leftOut).toEqual([{ templateId: id, name: expect.stringContaining(name), reason, detail }]);
      expect(records.templates).toHaveLength(2);
      expect(records.variants.some(({ templateId }) => templateId === id)).toBe(false);
      expect(records.productCategories.some(({ templateId }) => templateId === id)).toBe(false);
    }

    it.each([
      ['Wood type', 'Moon wood', 'unknown-specie', 'moon-wood'],
      ['Profile', 'Zigzag', 'unknown-profile', 'zigzag'],
      ['Family', 'Toys', 'unknown-family', 'toys'],
      ['Thickness', 'thick', 'unknown-size', 'thickness thick'],
    ])('with an unknown value of %s', async (attribute, value, reason, detail) => {
      giveValue(templateRow('Western'), attribute, value);
      await expectLeftOut('Western', reason, detail);
    });

    it('without a price', async () => {
      const [variant] = variantsOf(templateRow('batten'));
      odoo.facts(variant?.id ?? 0)[1] = 0;
      await expectLeftOut('batten', 'no-price');
    });

    it('without a tax', async () => {
      const [variant] = variantsOf(templateRow('batten'));
      odoo.facts(variant?.id ?? 0)[4] = 0;
      await expectLeftOut('batten', 'no-tax');
    });

    it('sold by weight', async () => {
      templateRow('corner').uom_id = 16;
      await expectLeftOut('corner', 'unknown-unit');
    });

    it('with only archived variants', async () => {
      for (const variant of variantsOf(templateRow('corner'))) variant.active = false;
      await expectLeftOut('corner', 'no-variants');
    });

    it('whose number is another product’s', async () => {
      const [one] = variantsOf(templateRow('batten'));
      const [other] = variantsOf(templateRow('Western'));
      Object.assign(one ?? {}, { default_code: other?.default_code });
      await expectLeftOut('batten', 'number-taken', other?.default_code as string);
    });

    it('whose variants differ by an attribute that nobody knows', async () => {
      const [one, other] = variantsOf(templateRow('corner'));
      odoo.insert('product.attribute', { id: 900, name: 'Mood' });
      for (const [index, variant] of [one, other].entries()) {
        const use = { id: 91_000 + index, product_tmpl_id: variant?.product_tmpl_id, ptav_active: true };
        odoo.insert('product.template.attribute.value', {
          ...use,
          attribute_id: 900,
          product_attribute_value_id: 92_000 + index,
        });
        Object.assign(variant ?? {}, { product_template_attribute_value_ids: [use.id] });
      }
      await expectLeftOut('corner', 'unknown-attribute');
    });
  });

  it('leaves everything out that is priced in another currency', async () => {
    odoo.currency = 'USD';
    const { records, leftOut } = await read();
    expect(records.templates).toEqual([]);
    expect(leftOut.map(({ reason, detail }) => [reason, detail])).toEqual(Array(3).fill(['foreign-currency', 'USD']));
  });
});
