import { fileURLToPath } from 'node:url';
import { sampleRecords } from '@geven/sample-range';
import { loadTree } from '@geven/story-delivery/load-tree';
import { LOCALES, PREDRILL_FROM_DENSITY } from '@geven/timber';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Words of drilling in the three languages, which may be apart: `bohren Sie … vor`, `boort u … voor`. */
const DRILLING = /vorbohr|vorgebohrt|\bbohren\b.*\bvor\b|voorbor|voorgeboord|\bboort?\b.*\bvoor\b|predrill/i;
/** A density that something holds from or below, not that of a species. */
const LIMIT =
  /(?:\bab|\bunter|weniger als|\bvanaf|\bonder|minder dan|\bfrom|\bbelow|less than)\s+(\d+)(?:[^\d.]{0,3})?kg\/m³/gi;

interface Said {
  /** The text that says it. */
  readonly where: string;
  readonly density: number;
}

it('name the density from which screws need a hole as the shop judges it', async () => {
  const { stories } = await loadTree(ROOT);
  const { categories, categoryTexts, templates } = sampleRecords();
  const said = [
    ...stories.flatMap(({ full_slug, content }) => textsOf(content).flatMap((text) => densitiesOf(full_slug, text))),
    ...categoryTexts.flatMap(({ categoryId, texts }) => {
      const where = `category ${categories.find(({ id }) => id === categoryId)?.key}`;
      return LOCALES.flatMap((locale) => densitiesOf(where, texts[locale].html));
    }),
    ...templates.flatMap(({ itemNumber, texts }) =>
      LOCALES.flatMap((locale) => densitiesOf(`product ${itemNumber}`, texts[locale].html ?? '')),
    ),
  ];
  // Those that are known to say it, in three languages each: else nothing would be looked at.
  for (const where of ['t/schrauben-und-clips', 't/terrasse-bauen', 't/lagerholzabstand', 'category screws']) {
    expect(said.filter((each) => each.where === where).length, where).toBeGreaterThanOrEqual(LOCALES.length);
  }
  expect(said.filter(({ density }) => density !== PREDRILL_FROM_DENSITY)).toEqual([]);
});

/** Limits of density in the sentences of a text that speak of drilling. */
function densitiesOf(where: string, text: string): Said[] {
  return text
    .replace(/<[^>]*>/g, ' ')
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => DRILLING.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(LIMIT)].map(([, density]) => ({ where, density: Number(density) })));
}

/** Every text below a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
