import {
  autoConversionM2Xaa,
  formatDecimal,
  LOCALES,
  type Locale,
  needsPredrilling,
  type Profile,
  workingWidth,
} from '@geven/timber';
import { deckingScrew, joistSpacing } from '@geven/timber/fixings';
import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../../sample-catalogue';
import { SAMPLE_CATEGORIES } from '../../sample-categories';
import { BASE_CATEGORY_TEXTS } from './base-category-texts';

const RECORDS = sampleRecords();
/** Words in a row that two texts may share. */
const SHARED_WORDS = 6;
/** Words of a text: a species has less to say. */
const WORDS = { from: 80, to: 200, toOfSpecies: 120 };
/** Points of moisture between summer and winter, and the width in mm, that movement is told for. */
const MOISTURE = 5;
const WIDTH = 145;

const keyOf = new Map(SAMPLE_CATEGORIES.map(({ id, key }) => [id, key]));
const specieOf = new Map(RECORDS.species.map((specie) => [`decking-${specie.slug}`, specie]));

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');
/** Names of the pages that links lead to may be the same. */
const withoutLinks = (html: string) => html.replace(/<a [^>]*>.*?<\/a>/g, '|');
const wordsOf = (html: string) =>
  plain(withoutLinks(html))
    .toLowerCase()
    .match(/\d+(?:[.,]\d+)?|[\p{L}’]+/gu) ?? [];
const sentencesOf = (html: string) =>
  html
    .split('</p>')
    .flatMap((paragraph) => plain(paragraph).split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

/** The text of a category; of one that has none, nothing. */
const textOf = (category: string, locale: Locale): string =>
  plain(BASE_CATEGORY_TEXTS.find((text) => text.category === category)?.html[locale] ?? '');

it('are in every category that has products, or children with products, in three languages', () => {
  const filled = new Set(RECORDS.productCategories.map(({ categoryId }) => keyOf.get(categoryId)));
  const parents = SAMPLE_CATEGORIES.filter(({ id }) =>
    SAMPLE_CATEGORIES.some(({ parentId, key }) => parentId === id && filled.has(key)),
  ).map(({ key }) => key);
  const expected = SAMPLE_CATEGORIES.map(({ key }) => key).filter((key) => filled.has(key) || parents.includes(key));
  expect(BASE_CATEGORY_TEXTS.map(({ category }) => category).toSorted()).toEqual(expected.toSorted());
  expect(expected).toHaveLength(43);
  for (const { categoryId, combination, texts } of RECORDS.categoryTexts) {
    for (const locale of LOCALES) {
      const where = `${keyOf.get(categoryId)} ${combination} ${locale}`;
      expect(texts[locale].title.trim(), where).not.toBe('');
      expect(plain(texts[locale].html).trim(), where).not.toBe('');
    }
  }
});

describe.each(LOCALES)('texts of categories in %s', (locale) => {
  it('have 80 to 200 words, those of a species at most 120, and two links', () => {
    const counts = BASE_CATEGORY_TEXTS.map(({ category, html }) => ({
      category,
      words: plain(html[locale]).split(/\s+/).filter(Boolean).length,
      links: html[locale].match(/<a href="\//g)?.length,
    }));
    const wrong = counts.filter(({ category, words, links }) => {
      const to = specieOf.has(category) ? WORDS.toOfSpecies : WORDS.to;
      return words < WORDS.from || words > to || links !== 2;
    });
    expect(wrong).toEqual([]);
  });

  it('share no sentence, not even with the texts of chosen filters, and no title', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { categoryId, combination, texts } of RECORDS.categoryTexts) {
      const where = `${keyOf.get(categoryId)} ${combination}`;
      for (const sentence of [`title: ${texts[locale].title}`, ...sentencesOf(texts[locale].html)]) {
        if (owners.has(sentence)) twice.push(`${owners.get(sentence)}, ${where}: ${sentence}`);
        owners.set(sentence, where);
      }
    }
    expect(twice).toEqual([]);
  });

  it('share no more than six words in a row', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { category, html } of BASE_CATEGORY_TEXTS) {
      const words = wordsOf(html[locale]);
      for (let start = 0; start + SHARED_WORDS < words.length; start += 1) {
        const run = words.slice(start, start + SHARED_WORDS + 1).join(' ');
        const owner = owners.get(run) ?? category;
        if (owner !== category) shared.push(`${owner}, ${category}: ${run}`);
        owners.set(run, owner);
      }
    }
    expect(shared).toEqual([]);
  });

  it('name no price and make no claim about the climate', () => {
    for (const { category, html } of BASE_CATEGORY_TEXTS) {
      expect(html[locale], category).not.toMatch(
        /€|nachhaltig|klimaneutral|umweltfreundlich|duurzaam geproduceerd|klimaatneutraal|milieuvriendelijk|sustainab|eco-friendly|carbon/i,
      );
    }
  });

  it.each(RECORDS.species.filter(({ slug }) => keyOfDecking(slug)).map(({ slug }) => slug))(
    'tell class, density and movement of %s as the range has them',
    (slug) => {
      const specie = specieOf.get(`decking-${slug}`);
      const text = textOf(`decking-${slug}`, locale);
      const movement = ((specie?.movement ?? 0) / 100) * MOISTURE * WIDTH;
      expect(text).toContain(`${formatDecimal(Math.round(movement * 10) / 10, 1, locale)} mm`);
      expect(text).toContain(`${specie?.density} kg/m³`);
      // Treated timber is described by the use class that it is treated for.
      expect(text).toContain(slug === 'pine-treated' ? ' 4' : ` ${specie?.durabilityClass}`);
      for (const hardness of text.match(/\d+(?= N\/mm²)/g) ?? []) expect(Number(hardness)).toBe(specie?.hardness);
      expect(/CITES|appendix II|bijlage II|Anhang II/.test(text)).toBe(specie?.texts[locale].cites !== null);
    },
  );

  it('ask for predrilling where the shop does', () => {
    const drilling = /voorgeboord|voorboren|\bboort? .*\bvoor\b|predrill|vorbohren|vorgebohrt|\bbohren .*\bvor\b/i;
    const onlyAtEnds = /alleen bij de koppen|near the ends only|nur an den Enden/;
    const said = RECORDS.species.filter(({ slug }) => drilling.test(textOf(`decking-${slug}`, locale)));
    expect(said.length).toBeGreaterThan(5);
    for (const { slug, density, modification } of said) {
      const isSpared = onlyAtEnds.test(textOf(`decking-${slug}`, locale));
      expect(needsPredrilling({ density, modification }), slug).toBe(!isSpared);
    }
  });

  it('say how much of a profile stays visible, as prices per m² do', () => {
    const figure = (value: number) => formatDecimal(value, 2, locale);
    const profiles: [category: string, profile: Profile, widths: number[]][] = [
      ['channel-siding', 'channel-siding', [140, 145]],
      ['shiplap', 'half-lap', [140]],
      ['shiplap', 'swedish-shiplap', [140]],
      ['tongue-and-groove', 'tongue-and-groove', [140]],
      ['bevel', 'bevel', [145]],
      ['rhombus', 'rhombus', [68, 90]],
    ];
    for (const [category, profile, widths] of profiles) {
      for (const width of widths) {
        const visible = workingWidth(profile, width);
        const text = textOf(category, locale);
        if (profile !== 'rhombus') expect(text, `${category} ${width}`).toContain(`${visible} mm`);
        expect(text, `${category} ${width}`).toContain(`${figure(autoConversionM2Xaa(visible))} m`);
      }
    }
  });

  it('say which screws a board takes and how far it spans', () => {
    const fixing = textOf('decking-fixing', locale);
    for (const thickness of [21, 28, 45]) {
      const { diameter, length } = deckingScrew(thickness);
      expect(fixing).toContain(`${formatDecimal(diameter, 1, locale)} × ${length}`);
    }
    const spans = [joistSpacing(21, false).straight, joistSpacing(28, false).straight, joistSpacing(28, true).straight];
    for (const span of spans) expect(textOf('decking', locale)).toContain(` ${span}`);
    for (const span of spans.slice(1)) expect(textOf('decking-substructure', locale)).toContain(` ${span}`);
  });

  it('say what posts weigh', () => {
    const perMetre = (slug: string, side: number) =>
      Math.round((specieOfSlug(slug)?.density ?? 0) * (side / 1000) ** 2);
    expect(textOf('sawn-beams', locale)).toContain(` ${perMetre('azobe', 150)} kg`);
    expect(textOf('planed-beams', locale)).toContain(` ${perMetre('oak', 140)} kg`);
  });
});

function keyOfDecking(slug: string): boolean {
  return SAMPLE_CATEGORIES.some(({ key }) => key === `decking-${slug}`);
}

function specieOfSlug(slug: string) {
  return RECORDS.species.find((specie) => specie.slug === slug);
}
