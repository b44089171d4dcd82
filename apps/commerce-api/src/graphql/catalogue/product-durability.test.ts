import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { askCatalogue } from './testing/ask-catalogue';

const records = sampleRecords();
const groups = new Map(records.species.map(({ slug, parent }) => [slug, parent]));

interface Answer {
  itemNumber: string;
  specie: { slug: string } | null;
  durability: {
    source: string;
    durabilityClass: string | null;
    treatedFor: string | null;
    uses: { useClass: string; fit: string }[];
    serviceLife: { from: number | null; to: number | null } | null;
  } | null;
}

/** Every published product of the sample. */
async function products(): Promise<Answer[]> {
  const ask = askCatalogue(records);
  const fields = `itemNumber specie { slug } durability { source durabilityClass treatedFor uses { useClass fit }
    serviceLife { from to } }`;
  const page = async (number: number) => {
    const data = await ask(
      `{ getProductTemplatesList(pageSize: 100, currentPage: ${number}) { totalCount products { ${fields} } } }`,
    );
    return data.getProductTemplatesList as { totalCount: number; products: Answer[] };
  };
  const first = await page(1);
  const others = await Promise.all(
    Array.from({ length: Math.ceil(first.totalCount / 100) - 1 }, (_, index) => page(index + 2)),
  );
  return [first, ...others].flatMap((each) => each.products);
}
const all = await products();
const woods = all.filter(({ specie }) => specie !== null);
const fitOf = ({ durability }: Answer, use: string) => durability?.uses.find(({ useClass }) => useClass === use)?.fit;
const ofSpecies = (slug: string) => woods.filter(({ specie }) => specie?.slug === slug);

describe('the durability of a product', () => {
  it('is returned for all wood and for nothing else, the same for every product of a species', () => {
    expect(all.length).toBeGreaterThan(500);
    for (const { specie, durability } of all) expect(durability !== null).toBe(specie !== null);
    for (const slug of new Set(woods.map(({ specie }) => specie?.slug ?? ''))) {
      expect(new Set(ofSpecies(slug).map(({ durability }) => JSON.stringify(durability))).size, slug).toBe(1);
    }
  });

  it('gives years to wood as it grew, and none to treated or modified wood', () => {
    const sources: Record<string, string> = { 'treated-wood': 'TREATMENT', 'modified-wood': 'MODIFICATION' };
    for (const { specie, durability } of woods) {
      const source = sources[groups.get(specie?.slug ?? '') ?? ''] ?? 'NATURE';
      expect(durability?.source).toMatch(new RegExp(`${source}$`));
      expect(durability?.serviceLife !== null).toBe(source === 'NATURE');
      expect(durability?.treatedFor !== null).toBe(source === 'TREATMENT');
    }
  });

  it('never sends thermally modified wood into the ground, and treated pine always', () => {
    for (const slug of ['thermo-ash', 'thermo-pine', 'thermo-ayous']) {
      expect(ofSpecies(slug).map((each) => fitOf(each, '4'))).toContain('NOT_SUITABLE');
    }
    expect(ofSpecies('pine-treated').map((each) => fitOf(each, '4'))).toContain('SUITABLE');
    expect(ofSpecies('spruce-treated').map((each) => fitOf(each, '3.2'))).toContain('NOT_SUITABLE');
  });

  it('judges the sea only for the species that are known to stand marine borers, and for treated wood', () => {
    const judged = new Set(woods.filter((each) => fitOf(each, '5')).map(({ specie }) => specie?.slug));
    expect([...judged].sort()).toEqual(['azobe', 'okan', 'pine-treated', 'spruce-treated']);
    expect(ofSpecies('azobe').map((each) => fitOf(each, '5'))).toContain('LIMITED');
    expect(ofSpecies('pine-treated').map((each) => fitOf(each, '5'))).toContain('NOT_SUITABLE');
  });
});
