import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { askCatalogue } from './testing/ask-catalogue';

const records = sampleRecords();
const ask = askCatalogue(records);

describe('getCategoryText', () => {
  const text = async (slug: string, combination: string, locale: 'nl' | 'en' | 'de' = 'en') => {
    const data = await ask(
      `{ getCategoryText(websiteCategorySlug: "${slug}", productAttributeValueCombination: [${combination}]) { title html } }`,
      locale,
    );
    return data.getCategoryText as { title: string; html: string } | null;
  };
  const BANGKIRAI = '{ attribute: "specie", values: ["bangkirai"] }';
  const GROOVED = '{ attribute: "profile", values: ["grooved"] }';
  const THIN = '{ attribute: "thickness", values: ["till-28"] }';

  it('returns the text of the most specific combination of category and values (CT-30, API-36)', async () => {
    expect(await text('decking', '')).toMatchObject({ title: 'Decking for terraces and jetties' });
    expect(await text('decking', BANGKIRAI)).toMatchObject({ title: 'Bangkirai decking' });
    expect(await text('decking', `${BANGKIRAI}, ${GROOVED}`)).toMatchObject({ title: 'Grooved bangkirai decking' });
    expect(await text('vlonderplanken', `${GROOVED}, ${BANGKIRAI}`, 'nl')).toMatchObject({
      title: 'Vlonderplanken bangkirai, gegroefd',
    });
  });

  it('takes a less specific one where a value has none, and none that is about part of the choice (CT-30)', async () => {
    expect(await text('decking', `${BANGKIRAI}, ${THIN}`)).toMatchObject({ title: 'Bangkirai decking' });
    const both = '{ attribute: "specie", values: ["bangkirai", "larch-european"] }';
    expect(await text('decking', both)).toMatchObject({ title: 'Decking for terraces and jetties' });
  });

  it("falls back to the category's own description, escaped, and to null without a category (CT-30, API-36)", async () => {
    const changed = structuredClone(records);
    const boards = changed.categories.find(({ key }) => key === 'boards');
    if (boards) boards.texts.en.description = 'Boards < 40 mm & more';
    changed.categoryTexts = changed.categoryTexts.filter(({ categoryId }) => categoryId !== boards?.id);
    const query = '{ getCategoryText(websiteCategorySlug: "boards") { title html } }';
    const data = await askCatalogue(changed)(query, 'en');
    expect(data.getCategoryText).toEqual({ title: 'Boards', html: '<p>Boards &lt; 40 mm &amp; more</p>' });
    expect(await text('no-such-category', '')).toBeNull();
    if (boards) boards.texts.en.description = '';
    expect(await askCatalogue(changed)(query, 'en')).toEqual({ getCategoryText: null });
  });

  it('cleans the HTML of the back office', async () => {
    const changed = structuredClone(records);
    const id = changed.categories.find(({ key }) => key === 'decking')?.id;
    const decking = changed.categoryTexts.find(
      ({ categoryId, combination }) => categoryId === id && combination.length === 0,
    );
    if (decking) decking.texts.en.html = '<p onclick="a()">Decking<script>b()</script></p>';
    const data = await askCatalogue(changed)('{ getCategoryText(websiteCategorySlug: "decking") { html } }', 'en');
    expect(data.getCategoryText).toEqual({ html: '<p>Decking</p>' });
  });
});

it('getProductsTagging returns name, slug and whether each is a filter (API-38)', async () => {
  const data = await ask('{ getProductsTagging { name slug showFilter } }', 'nl');
  expect(data.getProductsTagging).toEqual([
    { name: 'Bestseller', slug: 'bestseller', showFilter: true },
    { name: 'Werkt weinig', slug: 'moves-little', showFilter: true },
    { name: 'Voor bij het water', slug: 'near-water', showFilter: true },
    { name: 'Voorjaarsactie', slug: 'spring-campaign', showFilter: false },
    { name: 'Hal 2', slug: 'hall-2', showFilter: false },
  ]);
});

it('lists what has a keyword that is not offered as a filter, for links of the merchant (CT-28)', async () => {
  const data = await ask(`{ getProductTemplatesList(
    pageSize: 100, filter: { attributes: [{ attribute: "tagging", values: ["spring-campaign"] }] }
  ) { totalCount unknownFilters { value } products { taggings { slug } } filterGroups { attribute values { slug } } } }`);
  const list = data.getProductTemplatesList as {
    totalCount: number;
    unknownFilters: unknown[];
    products: { taggings: { slug: string }[] }[];
    filterGroups: { attribute: string; values: { slug: string }[] }[];
  };
  expect(list.totalCount).toBeGreaterThan(20);
  expect(list.unknownFilters).toEqual([]);
  for (const { taggings } of list.products) expect(taggings.map(({ slug }) => slug)).toContain('spring-campaign');
  const offered = list.filterGroups.find(({ attribute }) => attribute === 'tagging')?.values.map(({ slug }) => slug);
  expect(offered).toEqual(['bestseller', 'moves-little', 'near-water']);
});

it('getSpecies returns the tree: groups by sequence, in each its species by sequence, with their facts (CT-29)', async () => {
  const data = await ask(
    `{ getSpecies { slug sequence parent { slug } childs {
      slug name sequence parent { slug } latinName durabilityClass density movement hardness origin cites
    } } }`,
    'en',
  );
  type Specie = { slug: string; sequence: number; parent: { slug: string } | null; childs: Specie[] };
  const groups = data.getSpecies as Specie[];
  expect(groups.map(({ slug }) => slug)).toEqual([
    ...['tropical-hardwood', 'european-hardwood', 'softwood', 'modified-wood', 'treated-wood'],
  ]);
  const sequences = (species: Specie[]) => species.map(({ sequence }) => sequence);
  expect(sequences(groups)).toEqual(sequences(groups).toSorted((one, other) => one - other));
  for (const { slug, parent, childs } of groups) {
    expect(parent).toBeNull();
    expect(sequences(childs)).toEqual(sequences(childs).toSorted((one, other) => one - other));
    for (const child of childs) {
      expect(child.parent).toEqual({ slug });
      expect(child).toMatchObject({ movement: expect.any(Number), hardness: expect.any(Number) });
    }
  }
  expect(groups.flatMap(({ childs }) => childs)).toHaveLength(25);
  expect(groups[0]?.childs[0]).toMatchObject({ slug: 'ipe', movement: 0.31, cites: expect.stringContaining('CITES') });
});

it('getProductVariant returns one variant by its id or its barcode (API-39)', async () => {
  const [variant] = records.variants;
  const fields = '{ id itemNumber barcode lengte product { itemNumber } combinationInfo { price } }';
  const data = await ask(`{
    byId: getProductVariant(id: 1) ${fields}
    byBarcode: getProductVariant(barcode: "${variant?.barcode}") ${fields}
    unknown: getProductVariant(id: 999999) ${fields}
    nothing: getProductVariant ${fields}
  }`);
  const expected = {
    id: 1,
    itemNumber: variant?.itemNumber,
    barcode: variant?.barcode,
    lengte: 1850,
    product: { itemNumber: 'DH-IPE-021145-SM' },
    combinationInfo: { price: variant?.price },
  };
  expect(data).toEqual({ byId: expected, byBarcode: expected, unknown: null, nothing: null });
});

it('getProductVariants returns the variants for sale of a template, from short to long, the sample last (API-40)', async () => {
  const data = await ask(`{
    shown: getProductVariants(productTemplateId: 1) { lengte isSample isPublished }
    promo: getProductVariants(productTemplateId: 97) { id }
    unpublished: getProductVariants(productTemplateId: 61) { id }
    unknown: getProductVariants(productTemplateId: 999999) { id }
  }`);
  expect(data).toMatchObject({ promo: [], unpublished: [], unknown: [] });
  const shown = data.shown as { lengte: number; isSample: boolean; isPublished: boolean }[];
  expect(shown.map(({ lengte }) => lengte)).toEqual([
    ...[1850, 2150, 2450, 2750, 3050, 3350, 3650, 3950, 4250, 4550, 4850, 250],
  ]);
  expect(shown.map(({ isSample }) => isSample)).toEqual([...shown.slice(1).map(() => false), true]);
  expect(shown.every(({ isPublished }) => isPublished)).toBe(true);
});

it('names what could be taken instead of a product, also of one that is no longer published (PD-42)', async () => {
  const data = await ask(`{
    sold: getAlternativeProducts(productTemplateId: 1) { id isPublished }
    unpublished: getAlternativeProducts(productTemplateId: 61) { id isPublished }
    unknown: getAlternativeProducts(productTemplateId: 999999) { id }
  }`);
  for (const key of ['sold', 'unpublished']) {
    const products = data[key] as { isPublished: boolean }[];
    expect(products.length).toBeGreaterThanOrEqual(3);
    expect(products.every(({ isPublished }) => isPublished)).toBe(true);
  }
  expect(data.unknown).toEqual([]);
});

it('keeps variants that are not for sale to itself, but for those of a product that is only shown (API-39) (PD-40)', async () => {
  const first = (templateId: number) => records.variants.find((variant) => variant.templateId === templateId);
  const data = await ask(`{
    sold: getProductVariant(id: ${first(1)?.id}) { id }
    unpublished: getProductVariant(id: ${first(61)?.id}) { name combinationInfo { price } }
    byBarcode: getProductVariant(barcode: "${first(61)?.barcode}") { name }
    promo: getProductVariant(id: ${first(97)?.id}) { product { id } }
  }`);
  expect(data).toEqual({
    sold: { id: first(1)?.id },
    unpublished: null,
    byBarcode: null,
    promo: { product: { id: 97 } },
  });
});

it('says of a published product without published variants that it is promoted (PD-40)', async () => {
  const data = await ask(`{
    promo: getProductTemplate(id: 97) { isPublished isPromo productVariants { id } combinationInfo { price } }
    sold: getProductTemplate(id: 1) { isPromo }
  }`);
  expect(data).toMatchObject({
    promo: { isPublished: true, isPromo: true, productVariants: [] },
    sold: { isPromo: false },
  });
  expect((data.promo as { combinationInfo: { price: number } }).combinationInfo.price).toBeGreaterThan(0);
});

it('returns attachments, films and report links of a category, in the language of the request (CT-35)', async () => {
  const fields = '{ attachments { kind name url } videos { title url duration } reportUrls { name url } }';
  const data = await ask(
    `{
    decking: getWebsiteCategory(slug: "vlonderplanken") ${fields}
    samples: getWebsiteCategory(slug: "monsters") ${fields}
  }`,
    'nl',
  );
  expect(data).toEqual({
    decking: {
      attachments: [
        {
          kind: 'ASSEMBLY_INSTRUCTION',
          name: 'Een vlonder leggen',
          url: '/api/downloads/1/assembly-instruction.pdf?locale=nl',
        },
      ],
      videos: [
        { title: 'Een vlonder leggen op terrasdragers', url: expect.stringMatching(/^https:/), duration: 412 },
        { title: 'Hout oliën', url: expect.stringMatching(/^https:/), duration: 185 },
      ],
      reportUrls: [
        { name: 'Duurzaamheid van houtsoorten volgens EN 350', url: expect.stringMatching(/^https:/) },
        { name: 'Stroefheid van natte vlonderplanken', url: expect.stringMatching(/^https:/) },
      ],
    },
    samples: { attachments: [], videos: [], reportUrls: [] },
  });
});

it('cleans the HTML of ribbons (CT-34)', async () => {
  const changed = structuredClone(records);
  const sale = changed.ribbons.find(({ key }) => key === 'sale');
  if (sale)
    sale.texts.de.html = '<strong onmouseover="a()">−15 %</strong><img src=x onerror="b()"><script>c()</script>';
  const data = await askCatalogue(changed)('{ getProductTemplate(id: 41) { ribbon { displayName html } } }');
  expect(data.getProductTemplate).toEqual({
    ribbon: { displayName: 'Angebot', html: '<strong>−15 %</strong>' },
  });
});

it('finds products that are in no category, and products of which every length is sold out', async () => {
  const data = await ask(`{
    bare: getProductTemplatesList(search: "AC-MEM-003-01") { products { itemNumber websiteCategories { id } } }
    soldOut: getProductTemplatesList(search: "CL-OAK-022145-BV-1800") { products { itemNumber stock isPromo } }
  }`);
  expect(data).toEqual({
    bare: { products: [{ itemNumber: 'AC-MEM-003', websiteCategories: [] }] },
    soldOut: { products: [{ itemNumber: 'CL-OAK-022145-BV', stock: 0, isPromo: false }] },
  });
});
