import { cover, LOCALES, needsPredrilling, PROFILE_RULES, type Profile, workingWidth } from '@geven/timber';
import { deckingScrew, joistSpacing, LAYING_WASTE } from '@geven/timber/fixings';
import { describe, expect, it } from 'vitest';
import { figureIn, german, loadArticles, RECORDS, specieOf } from './articles';

const { bodyOf, rowsOf, textOf } = await loadArticles();
/** mm that a width changes by for points of moisture. */
const change = (slug: string, width: number, points: number) => (width * (specieOf(slug).movement ?? 0) * points) / 100;
const firstNumber = (text = '') => Number(text.match(/\d+/)?.[0]);

describe('the article on joist spacing (K1)', () => {
  it('says in each language what a board at 45° spans after the usual deduction, and what keeps it as stiff', () => {
    const { straight } = joistSpacing(25, false);
    const [usual, stiff] = [Math.floor(straight * 0.75), straight * 0.7];
    expect(stiff * Math.SQRT2).toBeLessThanOrEqual(straight);
    const percent = (share: number) => `${Math.round(share * 100)} ?%`;
    for (const figure of [
      ...[percent(Math.SQRT2 - 1), `${usual} mm`, `${Math.round(usual * Math.SQRT2)} mm`],
      ...[percent((usual * Math.SQRT2) / straight - 1), `${stiff} mm`],
    ]) {
      const found = textOf('t/lagerholzabstand').match(new RegExp(`\\b${figure}`, 'g'));
      expect(found, figure).toHaveLength(LOCALES.length);
    }
  });
});

describe('the article on covering width (K3)', () => {
  const PROFILES: readonly Profile[] = [
    ...(['channel-siding', 'half-lap', 'swedish-shiplap', 'tongue-and-groove', 'bevel', 'rhombus', 'rhombus'] as const),
  ];
  const slug = 't/deckbreite';

  it.each(LOCALES)('gives the covers that prices are calculated with (%s)', (locale) => {
    const rows = rowsOf(slug, 'Deckbreite und Bedarf ohne Verschnitt', locale);
    expect(rows).toHaveLength(9);
    for (const [index, [name, width, difference = '', covered, metres]] of rows.entries()) {
      const profile = PROFILES[index];
      const mm = firstNumber(width);
      const expected = profile
        ? workingWidth(profile, mm)
        : (cover({ kind: 'decking', profile: 'smooth', width: mm }) ?? 0);
      expect(firstNumber(covered), name).toBe(expected);
      expect(firstNumber(difference), name).toBe(Math.abs(expected - mm));
      expect(difference.trim().startsWith('+'), name).toBe(expected > mm);
      expect(metres, name).toBe(figureIn(locale, 1000 / expected, 2));
    }
  });

  it('draws those profiles', () => {
    const drawn = bodyOf(slug).filter(({ component }) => component === 'CoverDrawing');
    expect(drawn).toHaveLength(3);
    for (const block of drawn) {
      const profile = (block as { profile?: Profile }).profile ?? 'smooth';
      expect(Number(block.cover), profile).toBe(Number(block.width) + PROFILE_RULES[profile].coverChange);
    }
  });

  it('calculates its wall as the shop would', () => {
    const [area, lap] = [2.5 * 6 - 2.4, workingWidth('half-lap', 140)];
    const metres = area * Number((1000 / lap).toFixed(2));
    const ordered = metres * (1 + LAYING_WASTE.straight / 100);
    const text = textOf(slug);
    expect(text).toContain(`${german(area, 1)} × ${german(1000 / lap, 2)} = ${german(metres, 1)} m`);
    expect(text).toContain(
      `${LAYING_WASTE.straight} % Verschnitt dazu: ${german(ordered, 1)} m, also ${Math.ceil(ordered)} m`,
    );
    expect(text).toContain(`2500 ÷ ${lap} = ${german(2500 / lap, 1)}`);
    expect(text).toContain(`knapp ${Math.ceil((7 * workingWidth('tongue-and-groove', 140)) / 10)} cm`);
    expect(text).toContain(`nur ${german((7 * workingWidth('bevel', 140)) / 10, 1)} cm`);
  });
});

describe('the article on gaps and movement (K6)', () => {
  it('draws the species of the range', () => {
    const drawn = bodyOf('t/fugen-und-quellen').find(({ component }) => component === 'MovementDrawing');
    const species = ['bangkirai', 'oak', 'ipe', 'larch-european', 'wrc', 'thermo-ash', 'acetylated-pine'];
    expect(drawn?.bars?.map(({ coefficient }) => Number(coefficient))).toEqual(
      species.map((name) => specieOf(name).movement),
    );
    const [width, points] = [Number(drawn?.width), Number(drawn?.points)];
    expect(species.map((name) => german(change(name, width, points), 1))).toEqual(
      '2,9 2,3 2,2 2,2 1,5 1,1 0,6'.split(' '),
    );
  });

  it.each(LOCALES)('calculates larch as it says (%s)', (locale) => {
    const { movement } = specieOf('larch-european');
    const sum = `145 × ${figureIn(locale, movement ?? 0, 2)} ÷ 100 × 5`;
    expect(textOf('t/fugen-und-quellen')).toContain(sum);
    expect(textOf('t/fugen-und-quellen')).toContain(`${figureIn(locale, change('larch-european', 145, 5), 1)} mm`);
  });
});

describe('the article on screws and clips (K8)', () => {
  const slug = 't/schrauben-und-clips';

  it.each(LOCALES)('names the screws that the product page calculates with (%s)', (locale) => {
    for (const [board = '', screw] of rowsOf(slug, 'Kleinste Schraube nach Dicke der Diele', locale)) {
      for (const thickness of board.match(/\d+/g) ?? []) {
        const { diameter, length } = deckingScrew(Number(thickness));
        expect(screw, board).toBe(`${figureIn(locale, diameter, 1)} × ${length} mm`);
      }
    }
  });

  it.each(LOCALES)('counts two screws at each crossing (%s)', (locale) => {
    const perSquareMetre = (spacing: number) => (1000 / 150) * (1000 / spacing) * 2;
    const text = textOf(slug);
    const { straight } = joistSpacing(25, false);
    expect(text).toContain(`1000 ÷ 150 × 1000 ÷ ${straight} × 2 = ${figureIn(locale, perSquareMetre(straight), 1)}`);
    expect(text).toMatch(
      new RegExp(`${Math.ceil(perSquareMetre(straight))} (je Quadratmeter|per vierkante meter|per square metre)`),
    );
    expect(text).toContain(figureIn(locale, perSquareMetre(400), 1));
    expect(Math.ceil(perSquareMetre(400))).toBe(34);
  });

  it('draws the line of predrilling where products do', () => {
    for (const { slug: name, density, modification } of RECORDS.species) {
      const isDrilled = (density ?? 0) >= 650 || modification === 'THERMAL';
      expect(needsPredrilling({ density, modification }), name).toBe(isDrilled);
    }
  });
});

describe('the comparison of species (K5)', () => {
  const slug = 't/holzarten-im-vergleich';
  const species = RECORDS.species.filter(({ parent }) => parent !== null);

  it('counts, weighs and moves what the range does', () => {
    expect(species).toHaveLength(25);
    expect(species.filter(({ parent }) => parent === 'tropical-hardwood').length).toBeGreaterThan(25 / 2);
    const text = textOf(slug);
    const metre = (name: string) => german(0.028 * 0.145 * (specieOf(name).density ?? 0), 1);
    expect(text).toContain(`in Ipé ${metre('ipe')} kg, in Douglasie ${metre('douglas')} kg`);
    const [most, least] = ['massaranduba', 'acetylated-pine'].map((name) => german(change(name, 145, 5), 1));
    expect(text).toContain(`fünf Punkten auf ${most} mm, acetyliertes Holz auf ${least} mm`);
    const { hardness, density } = specieOf('ipe');
    expect(text).toContain(`Ipé ist mit ${hardness} N/mm² das härteste Holz der Liste und wiegt ${density} kg/m³`);
    expect(text).toContain(`${specieOf('acetylated-pine').hardness} gegen ${specieOf('oak').hardness} N/mm²`);
    expect((specieOf('garapa').hardness ?? 0) / (specieOf('wrc').hardness ?? 0)).toBeGreaterThan(3);
  });

  it('names what is hardest and moves least and most', () => {
    const by = (figure: 'hardness' | 'movement') =>
      species.toSorted((a, b) => (a[figure] ?? 0) - (b[figure] ?? 0)).map((each) => each.slug);
    expect(by('hardness').at(-1)).toBe('ipe');
    expect([by('movement')[0], by('movement').at(-1)]).toEqual(['acetylated-pine', 'massaranduba']);
    expect(specieOf('wrc').durabilityClass).toBe('2');
    expect(specieOf('garapa').durabilityClass).toBe('3');
  });

  it('suggests for a tight budget what the thinnest boards of cost least', () => {
    const cheapest = new Map<string, number>();
    for (const { specie, thickness, width, priceM1 } of RECORDS.templates) {
      if (specie === null || thickness === null || width === null || priceM1 === null) continue;
      const perVolume = priceM1 / (thickness * width);
      cheapest.set(specie, Math.min(perVolume, cheapest.get(specie) ?? Number.POSITIVE_INFINITY));
    }
    const order = [...cheapest].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
    expect(order.slice(0, 3).toSorted()).toEqual(['douglas', 'pine-treated', 'spruce-treated']);
  });

  it('suggests nothing of the tropics where it says so', () => {
    const [, names] = rowsOf(slug, 'Je drei Vorschläge').at(-1) ?? [];
    expect(names).toBe('Robinie, acetyliertes Holz, Thermo-Esche');
    for (const name of ['robinia', 'acetylated-pine', 'thermo-ash']) {
      expect(specieOf(name).parent, name).not.toBe('tropical-hardwood');
      expect(['1', '1–2']).toContain(specieOf(name).durabilityClass);
    }
  });
});

describe('the article on oiling (K9)', () => {
  const slug = 't/oelen-oder-vergrauen';
  /** m² that the tins promise, per litre and coat. */
  const intro = RECORDS.templates.find(({ texts }) => /je Liter und Anstrich/.test(JSON.stringify(texts.de)));
  const [planedFrom = 0, planedTo = 0, sawnFrom = 0, sawnTo = 0] =
    JSON.stringify(intro?.texts.de)
      .match(/(\d+) bis (\d+) m² je Liter und Anstrich auf gehobeltem, (\d+) bis (\d+)/)
      ?.slice(1)
      .map(Number) ?? [];

  it.each(LOCALES)('promises what the tins do, and calculates 20 m² from it (%s)', (locale) => {
    const need = (area: number) => figureIn(locale, (20 * 2) / area, 1);
    const figures = rowsOf(slug, 'Öl für 20 m² und zwei Anstriche', locale).map(([, ...cells]) => cells);
    expect(figures).toEqual([
      [`${planedFrom}–${planedTo} m²`, `${need(planedTo)}–${need(planedFrom)} l`],
      [`${sawnFrom}–${sawnTo} m²`, `${need(sawnTo)}–${need(sawnFrom)} l`],
    ]);
    expect([Math.ceil(40 / planedTo), 40 / planedFrom]).toEqual([3, 4]);
    expect(textOf(slug)).toContain(`20 × 2 ÷ ${planedTo} = ${need(planedTo)}`);
  });

  it.each(LOCALES)('has the sentence of the law beside algae cleaners (%s)', (locale) => {
    const sentence = RECORDS.attributeValues.find((value) => value.attribute === 'warning' && value.slug === 'biocide');
    expect(textOf(slug)).toContain(sentence?.texts[locale].name);
  });
});

describe('the article on treated timber (K10)', () => {
  it('counts the sizes and colours that there are', () => {
    const boards = RECORDS.templates.filter(({ family, isPublished }) => family === 'TB' && isPublished);
    const sizes = new Map<string, Set<string | null>>();
    for (const { thickness, width, colour } of boards) {
      const size = `${thickness} × ${width}`;
      sizes.set(size, (sizes.get(size) ?? new Set()).add(colour));
    }
    expect([...sizes.values()].map((colours) => colours.size)).toEqual(Array.from({ length: 8 }, () => 3));
    const names = [...sizes.keys()];
    expect(textOf('t/kesseldruckimpraegniert')).toContain(`acht Querschnitten, von ${names[0]} bis ${names.at(-1)} mm`);
  });

  it('treats for the classes that products name', () => {
    const treatedFor = (name: string) =>
      new Set(RECORDS.templates.filter(({ specie }) => specie === name).map(({ details }) => details.safety.useClass));
    expect([...treatedFor('pine-treated')]).toEqual(['4']);
    expect([...treatedFor('spruce-treated')]).toEqual(['3.1']);
    expect(specieOf('pine-treated').durabilityClass).toBe('3–4');
  });
});

describe('the article on beams and posts (K11)', () => {
  const slug = 't/risse-und-drehwuchs';

  it.each(LOCALES)('weighs posts by the density of the range (%s)', (locale) => {
    const rows = rowsOf(slug, 'Gewicht von 150 × 150 mm, 3 m lang, lufttrocken', locale);
    const volume = 0.15 * 0.15 * 3;
    expect(textOf(slug)).toContain(`${figureIn(locale, volume, 4)} m³`);
    expect(rows.map(([, ...figures]) => figures)).toEqual(
      ['angelim-vermelho', 'azobe', 'oak', 'douglas']
        .map((name) => specieOf(name).density ?? 0)
        .map((density) => [`${density} kg/m³`, `${Math.round(volume * density)} kg`]),
    );
  });

  it('shrinks beams by the species of the range', () => {
    const drawn = bodyOf(slug).find(({ component }) => component === 'MovementDrawing');
    const species = ['azobe', 'okan', 'angelim-vermelho', 'oak', 'douglas'];
    expect(drawn?.bars?.map(({ coefficient }) => Number(coefficient))).toEqual(
      species.map((name) => specieOf(name).movement),
    );
    const azobe = german(change('azobe', Number(drawn?.width), Number(drawn?.points)), 1);
    expect(textOf(slug)).toContain(`150 × ${german(specieOf('azobe').movement ?? 0, 2)} ÷ 100 × 12 = `);
    expect(textOf(slug)).toContain(`${azobe} mm bei Bongossi`);
  });

  it('draws ends of sizes that are sold', () => {
    const ends = bodyOf(slug).flatMap((block) => block.ends ?? []);
    expect(ends).toHaveLength(3);
    const sold = new Set(
      RECORDS.templates
        .filter(({ family }) => family === 'SM')
        .map(({ thickness, width }) => `${thickness} × ${width}`),
    );
    for (const { width, height } of ends) expect(sold).toContain(`${width} × ${height}`);
  });
});
