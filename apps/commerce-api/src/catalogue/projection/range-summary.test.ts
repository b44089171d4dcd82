import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index';
import { listProducts } from './listing/list-products';

const index = buildCatalogueIndex(sampleRecords());
const { range } = index.views.de;

/** What a listing of an application has for sale. */
const suited = (application: string) =>
  Array.from({ length: 7 }, (_, page) => {
    const filter = { attributes: [{ attribute: 'application', values: [application] }] };
    return listProducts(index, { pageSize: 100, currentPage: page + 1, filter }, 'de');
  })
    .flatMap(({ products, currentPage }, page) => (currentPage === page + 1 ? products : []))
    .filter(({ isPromo, specie }) => !isPromo && specie !== null);

describe('the summary of a range', () => {
  it('counts the timber that has something for sale, its lengths and its species', () => {
    expect(range.species).toBe(25);
    expect(range.products).toBeLessThan(607);
    // 5,000 boards and 1,000 beams are promised (CT-36).
    expect(range.lengths).toBeGreaterThan(6000);
  });

  it('says of each use what there is for it, and from what price on', () => {
    expect(range.applications.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['terrace', 'facade', 'jetty']));
    for (const { slug, kind, products, thickness, price_m1, price_m2 } of range.applications) {
      const found = suited(slug);
      expect(products).toBe(found.length);
      const laid = found.filter(({ combinationInfo }) => combinationInfo.price_m2 !== null);
      const beams = found.filter(({ combinationInfo }) => combinationInfo.price_m2 === null);
      const isOfBeams = beams.length >= laid.length;
      expect([slug, kind]).toEqual([slug, isOfBeams ? 'BEAMS' : 'BOARDS']);
      const shown = isOfBeams ? beams : laid;
      expect(thickness.min).toBe(Math.min(...shown.flatMap((product) => product.thickness ?? [])));
      expect(thickness.max).toBe(Math.max(...shown.flatMap((product) => product.thickness ?? [])));
      expect(price_m1).toBe(Math.min(...shown.flatMap(({ combinationInfo }) => combinationInfo.price_m1 ?? [])));
      const areas = shown.flatMap(({ combinationInfo }) => combinationInfo.price_m2 ?? []);
      expect(price_m2).toBe(areas.length === 0 ? null : Math.min(...areas));
    }
  });

  it('says the beams of a pergola and the boards of a deck', () => {
    const of = (wanted: string) => range.applications.find(({ slug }) => slug === wanted);
    expect(of('veranda')).toMatchObject({ kind: 'BEAMS', thickness: { min: 45, max: 200 }, price_m2: null });
    expect(of('terrace')?.kind).toBe('BOARDS');
  });

  it('has nothing to say of a range without timber', () => {
    const { templates, ...rest } = sampleRecords();
    const none = buildCatalogueIndex({ ...rest, templates: templates.filter(({ thickness }) => thickness === null) });
    expect(none.views.nl.range).toEqual({ products: 0, lengths: 0, species: 0, applications: [] });
  });
});
