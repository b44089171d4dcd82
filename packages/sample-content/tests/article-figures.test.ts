import { autoConversionM2Xaa, type Profile, pricePerMetre, workingWidth } from '@geven/timber';
import { joistSpacing } from '@geven/timber/fixings';
import { channelsOf } from '@geven/timber/section';
import { describe, expect, it } from 'vitest';
import { german, loadArticles, RECORDS, specieOf } from './articles';

const { stories, bodyOf, rowsOf } = await loadArticles();

describe('figures of articles', () => {
  it('are those of the grooves that sections are drawn with', () => {
    const [smooth, ...worked] = rowsOf('blog/rillen-nach-oben', 'Oberseiten im Vergleich');
    expect(smooth).toEqual(['glatt', '–', '–', '28,0 mm']);
    expect(worked.map(([, ...figures]) => figures)).toEqual(
      (['grooved', 'ribbed'] as const).map((profile) => {
        const { pitch = 0, depth = 0 } = channelsOf(profile, 145) ?? {};
        return [pitch, depth, 28 - depth].map((length) => `${german(length, 1)} mm`);
      }),
    );
  });

  it('are those of the species that the shop sells', () => {
    const slug = 'blog/acetyliert-und-thermisch';
    const names = ['acetylated-pine', 'thermo-ash', 'thermo-pine', 'larch-european'];
    expect(rowsOf(slug, 'Modifiziertes Holz und Lärche in Zahlen').map(([, ...figures]) => figures)).toEqual(
      names
        .map(specieOf)
        .map(({ durabilityClass, density, movement, hardness }) => [
          durabilityClass,
          `${density} kg/m³`,
          `${german(movement ?? 0, 2)} %`,
          `${hardness} N/mm²`,
        ]),
    );
    const bars = bodyOf(slug).find(({ component }) => component === 'MovementDrawing')?.bars ?? [];
    expect(bars.map(({ coefficient }) => Number(coefficient))).toEqual(
      ['acetylated-pine', 'thermo-ash', 'larch-european', 'bangkirai'].map((name) => specieOf(name).movement),
    );
    expect(JSON.stringify(bodyOf(slug))).toContain(
      `bei ${specieOf('bangkirai').hardness} und ${specieOf('ipe').hardness} N/mm²`,
    );
  });

  it('are the species that CITES lists, with the day of the range', () => {
    const listed = RECORDS.species.filter(({ texts }) => texts.de.cites !== null).map(({ slug }) => slug);
    expect(listed.toSorted()).toEqual(['afzelia', 'cumaru', 'ipe', 'padouk']);
    const [day] = specieOf('ipe').texts.de.cites?.match(/\d+\. \w+ \d{4}/) ?? [];
    const text = JSON.stringify(bodyOf('blog/cites-fsc-eudr'));
    expect(text).toContain('CITES betrifft vier unserer Holzarten');
    expect(text).toContain(` stehen seit dem ${day} in Anhang II`);
  });

  it('are those of a raised bed that its boards make', () => {
    const slug = 'blog/hochbeet-aus-sechs-brettern';
    const drawn = bodyOf(slug).find(({ component }) => component === 'CoverDrawing');
    const thickness = Number(drawn?.thickness) / 1000;
    const inside = { length: 2 - 2 * thickness, width: 1, height: 3 * (Number(drawn?.width) / 1000) - 0.03 };
    const text = JSON.stringify(bodyOf(slug));
    expect(text).toContain(`${german(inside.length, 2)} × ${german(inside.width, 2)} m`);
    expect(text).toContain(`außen misst das Beet 2,00 × ${german(inside.width + 2 * thickness, 2)} m`);
    expect(text).toContain(`rund ${german(inside.length * inside.width * inside.height, 1)} m³`);
    for (const [family, specie, size, length] of [
      ['SB', 'larch-european', [32, 200], 3000],
      ['SB', 'oak', [32, 200], 3000],
      ['PM', 'robinia', [90, 90], 2400],
    ] as const) {
      const template = RECORDS.templates.find(
        (each) => each.family === family && each.specie === specie && `${each.thickness},${each.width}` === `${size}`,
      );
      const lengths = RECORDS.variants.filter(({ templateId }) => templateId === template?.id);
      expect(
        lengths.map(({ lengthMm }) => lengthMm),
        `${specie} ${size}`,
      ).toContain(length);
    }
  });

  it('are those of the rough board that prices are calculated from', () => {
    const rows = rowsOf('blog/vom-rohen-brett-zum-profil', 'Rohmaß, fertiges Maß und Späne');
    expect(rows.length).toBeGreaterThan(3);
    for (const [planed = '', rough = '', chips] of rows) {
      const [[thickness, width], [roughThickness, roughWidth]] = [sizeOf(planed), sizeOf(rough)];
      expect(roughThickness * roughWidth, planed).toBe(roughArea(thickness, width));
      expect(chips, planed).toBe(`${german(100 - (100 * thickness * width) / roughArea(thickness, width), 1)} %`);
    }
  });

  it('are the metres and boards that a façade and a fence take', () => {
    const perSquareMetre = (profile: Profile, width: number) =>
      german(autoConversionM2Xaa(workingWidth(profile, width)), 2);
    const facade = JSON.stringify(bodyOf('g/fassade'));
    expect(facade).toContain(`140 mm: ${perSquareMetre('channel-siding', 140)} m`);
    expect(facade).toContain(`6 mm Fuge: ${perSquareMetre('rhombus', 68)} m`);
    const boards = bodyOf('g/zaun').find(({ component }) => component === 'CoverDrawing');
    expect(Math.ceil(1800 / Number(boards?.cover))).toBe(11);
    expect(JSON.stringify(bodyOf('g/zaun'))).toContain('elf Bretter von 145 mm');
  });

  it('are the weights of the posts and piles that somebody has to carry', () => {
    const weight = (specie: string, side: number, metres: number) =>
      (specieOf(specie).density ?? 0) * (side / 1000) ** 2 * metres;
    const veranda = JSON.stringify(bodyOf('g/terrassenueberdachung'));
    expect(veranda).toContain(
      `trocken in Douglasie ${german(weight('douglas', 120, 3), 0)} kg, in Eiche ${german(weight('oak', 120, 3), 0)} kg`,
    );
    const pile = Math.floor(weight('angelim-vermelho', 150, 1));
    expect(JSON.stringify(bodyOf('g/steg'))).toContain(`wiegt je Meter gut ${pile} kg`);
  });

  it('are spans of the joists that boards are drawn on', () => {
    for (const { full_slug } of stories) {
      for (const { component, thickness, spacing } of bodyOf(full_slug) ?? []) {
        if (component !== 'JoistDrawing') continue;
        const [hardwood, softwood] = [false, true].map((isSoftwood) => joistSpacing(Number(thickness), isSoftwood));
        const known = [hardwood, softwood].flatMap((each) => (each ? [each.straight, each.diagonal] : []));
        expect(known, `${full_slug}: ${thickness} mm`).toContain(Number(spacing));
      }
    }
  });
});

/** Thickness and width in mm of a text such as 28 × 145 mm. */
function sizeOf(text: string): [thickness: number, width: number] {
  const [thickness = 0, width = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return [thickness, width];
}

/** mm² of the rough board that a planed one is made of: what its price rises by with the price of the timber. */
function roughArea(thickness: number, width: number): number {
  const price = (pricePerM3Cents: number) => pricePerMetre({ thickness, width, pricePerM3Cents, profile: 'smooth' });
  const wastePercent = 108;
  return (price(1e8) - price(0)) / wastePercent;
}
