import { sampleRecords } from '@geven/sample-range';
import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCatalogueReader } from '../../catalogue/catalogue-reader';
import { buildCatalogueIndex } from '../../catalogue/projection/catalogue-index';
import { typeDefs } from '../../generated/type-defs';
import { TEST_CLIENT, unlimited } from '../../testing/unlimited';
import { createSchema } from '../create-schema';
import { catalogueResolvers } from './catalogue-resolvers';

const schema = createSchema(typeDefs, [catalogueResolvers]);
const index = buildCatalogueIndex(sampleRecords());
const contextValue = {
  locale: 'de',
  limits: unlimited,
  visitor: { client: TEST_CLIENT },
  catalogue: async () => createCatalogueReader(() => index),
  content: { search: () => [{ kind: 'PAGE', title: 'AGB', path: '/t/terms', intro: 'Für Bestellungen.' }] },
};

async function ask(source: string) {
  const result = await execute({ schema, document: parse(source), contextValue });
  expect(result.errors).toBeUndefined();
  // Plain objects, as they go over the wire.
  return JSON.parse(JSON.stringify(result.data)) as Record<string, unknown>;
}

describe('catalogueResolvers', () => {
  it('answer a page of products for page size, page, search, sort and filter (API-37)', async () => {
    const data = await ask(`{
      getProductTemplatesList(
        pageSize: 2, currentPage: 2, search: "terrassendiele", sort: "price,ASC"
        filter: { category: "terrassendielen", attributes: [{ attribute: "specie", values: ["bangkirai"] }] }
      ) {
        totalCount currentPage pageCount pageSize defaultPageSize sort
        category { name }
        products { title { name } familyName specie { slug parent { name } } combinationInfo { price_m2 } }
        filterGroups { attribute name }
      }
    }`);
    expect(data.getProductTemplatesList).toMatchObject({
      currentPage: 2,
      pageSize: 2,
      defaultPageSize: 20,
      sort: 'price,ASC',
      category: { name: 'Terrassendielen' },
      products: [
        { familyName: 'Terrassendiele', specie: { slug: 'bangkirai', parent: { name: 'Tropisches Hartholz' } } },
        { familyName: 'Terrassendiele' },
      ],
      filterGroups: [
        { attribute: 'specie', name: 'Holzart' },
        { attribute: 'application', name: 'Anwendung' },
        { attribute: 'width', name: 'Breite' },
        { attribute: 'thickness', name: 'Dicke' },
        { attribute: 'profile', name: 'Profile' },
        { attribute: 'length', name: 'Vorrätige Länge' },
        { attribute: 'durability', name: 'Dauerhaftigkeit' },
        { attribute: 'category', name: 'Kategorien' },
        { attribute: 'tagging', name: 'Merkmale' },
        { attribute: 'availability', name: 'Verfügbarkeit' },
      ],
    });
  });

  it('use 20 a page when no size is asked and say so (CT-11)', async () => {
    const data = await ask('{ getProductTemplatesList { pageSize defaultPageSize sort products { id } } }');
    expect(data.getProductTemplatesList).toMatchObject({ pageSize: 20, defaultPageSize: 20, sort: 'relevance,DESC' });
    expect((data.getProductTemplatesList as { products: unknown[] }).products).toHaveLength(20);
  });

  it('answer a published product with its lengths, and null for any other', async () => {
    const data = await ask(`{
      shown: getProductTemplate(id: 1) {
        headSize productVariants { attributeLength { value commercialName } isSample } websiteCategories { path }
      }
      hidden: getProductTemplate(id: 61) { id }
      unknown: getProductTemplate(id: 999999) { id }
    }`);
    expect(data).toMatchObject({ hidden: null, unknown: null, shown: { headSize: '21 × 145 mm' } });
    const { productVariants } = data.shown as { productVariants: unknown[] };
    expect(productVariants).toHaveLength(12);
    expect(productVariants.at(-1)).toEqual({ attributeLength: { value: 23, commercialName: '25 cm' }, isSample: true });
  });

  it('answer products and categories by term, and nothing for a blank one (API-41, SR-01)', async () => {
    const data = await ask(`{
      found: getSearchResults(search: "Lärche 4 Meter", limit: 2) {
        totalCount
        products { title { name } slug image combinationInfo { price_m1 } specie { slug } }
        categories { name path }
      }
      blank: getSearchResults(search: " ") { totalCount products { id } categories { id } }
    }`);
    const specie = { slug: 'larch-european' };
    expect(data).toMatchObject({
      found: { products: [{ specie }, { specie }], categories: [{ name: 'Terrassendielen Lärche' }] },
      blank: { totalCount: 0, products: [], categories: [] },
    });
    expect((data.found as { totalCount: number }).totalCount).toBeGreaterThan(20);
  });

  it('answer a size with the categories that hold it, or with the sizes nearest to it (API-41)', async () => {
    const { found, near } = await ask(`{
      found: getSearchResults(search: "28 x 145") { foundIn { category { path } totalCount } }
      near: getSearchResults(search: "30x150") { totalCount nearestSizes { thickness width term totalCount } }
    }`);
    expect(found).toMatchObject({ foundIn: [{ category: { path: 'terrassendielen' } }, {}, {}, {}] });
    expect(near).toMatchObject({
      totalCount: 0,
      nearestSizes: [{ thickness: 28, width: 145, term: '28 × 145' }, {}, {}],
    });
  });

  it('answer all categories in one call of at most 100 (API-34, CT-12)', async () => {
    const data = await ask('{ getWebsiteCategories { id path parent { id } childs { id } productCount } }');
    const categories = data.getWebsiteCategories as { parent: unknown; childs: unknown[] }[];
    expect(categories.length).toBeGreaterThan(30);
    expect(categories.length).toBeLessThanOrEqual(100);
    expect(categories.filter(({ parent }) => parent === null)).toHaveLength(9);
  });

  it('answer one category by its slug in any language, and null for an unknown one (API-35)', async () => {
    const data = await ask(`{
      dutch: getWebsiteCategory(slug: "vlonderplanken") { name path paths { nl en de } }
      path: getWebsiteCategory(slug: "fassadenholz/rhombusprofile") { name parent { name } }
      unknown: getWebsiteCategory(slug: "keins") { name }
    }`);
    expect(data).toEqual({
      dutch: {
        name: 'Terrassendielen',
        path: 'terrassendielen',
        paths: { nl: 'vlonderplanken', en: 'decking', de: 'terrassendielen' },
      },
      path: { name: 'Rhombusprofile', parent: { name: 'Fassadenholz' } },
      unknown: null,
    });
  });

  it('answer the menu from the categories, with `noParent` its first level with what is below (API-42, CM-10)', async () => {
    const data = await ask(`{
      all: getWebsiteMenu { id name parent { id } }
      roots: getWebsiteMenu(noParent: true) { name path productCount parent { id } childs { name path parent { name } } }
      asked: getWebsiteMenu(noParent: false) { id }
    }`);
    const roots = data.roots as { name: string; productCount: number; parent: unknown; childs: unknown[] }[];
    expect(roots.map(({ name }) => name)).toEqual([
      ...['Terrassendielen', 'Fassadenholz', 'Bretter', 'Balken und Pfosten', 'Auf Bestellung gehobelt'],
      ...['Imprägniertes Holz', 'Zubehör', 'Muster', 'Angebote'],
    ]);
    expect(roots.every(({ parent }) => parent === null)).toBe(true);
    expect(roots[1]?.childs[0]).toEqual({
      name: 'Profilbretter mit Schattenfuge',
      path: 'fassadenholz/profilbretter-mit-schattenfuge',
      parent: { name: 'Fassadenholz' },
    });
    expect(roots[0]?.productCount).toBeGreaterThan(0);
    expect((data.all as unknown[]).length).toBeGreaterThan(30);
    expect((data.asked as unknown[]).length).toBe((data.all as unknown[]).length);
  });
});
