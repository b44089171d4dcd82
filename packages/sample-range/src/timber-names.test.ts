import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { sampleRecords } from './sample-catalogue';

const { templates, categories } = sampleRecords();
const namesOf = (itemNumber: string) => {
  const texts = templates.find((template) => template.itemNumber === itemNumber)?.texts;
  return LOCALES.map((locale) => texts?.[locale].name);
};

describe('timberNames', () => {
  it('are what a merchant prints, the wood behind the noun but in English (IN-06)', () => {
    expect(namesOf('DS-LAR-027143-GR')).toEqual([
      'Vlonderplank lariks 27 × 143 mm, eenzijdig gegroefd',
      'Larch decking board 27 × 143 mm, grooved on one side',
      'Terrassendiele Lärche 27 × 143 mm, einseitig gerillt',
    ]);
    expect(namesOf('PM-DOU-090090-SQ')).toEqual([
      'Geschaafde paal douglas 90 × 90 mm',
      'Planed Douglas fir post 90 × 90 mm',
      'Pfosten Douglasie 90 × 90 mm, gehobelt',
    ]);
    expect(namesOf('SB-OAK-020150-SN')).toEqual([
      'Fijnbezaagde plank eiken 20 × 150 mm',
      'Fine-sawn oak board 20 × 150 mm',
      'Brett Eiche 20 × 150 mm, feinsägerau',
    ]);
    expect(namesOf('DS-ACE-028145-SG')).toEqual([
      'Vlonderplank van geacetyleerd hout 28 × 145 mm, glad, groef in de zijkanten',
      'Acetylated decking board 28 × 145 mm, smooth, grooved edges',
      'Terrassendiele aus acetyliertem Holz 28 × 145 mm, glatt, seitlich genutet',
    ]);
    expect(categories.find(({ key }) => key === 'decking-acetylated-pine')?.texts.de).toMatchObject({
      name: 'Terrassendielen aus acetyliertem Holz',
      slug: 'acetyliertes-holz-terrassendielen',
    });
  });

  it('have no word twice and begin with a capital', () => {
    for (const { texts } of templates) {
      for (const locale of LOCALES) {
        const words = texts[locale].name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
        expect(words).toEqual([...new Set(words)]);
        expect(texts[locale].name).toMatch(/^\p{Lu}/u);
      }
    }
  });

  it('tell every timber product from all others', () => {
    for (const locale of LOCALES) {
      const names = templates.map(({ texts }) => texts[locale].name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });
});
