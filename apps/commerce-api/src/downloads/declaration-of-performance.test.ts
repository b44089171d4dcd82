import { sampleRecords } from '@geven/sample-range';
import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { linesOf, sampleSheet } from './testing/sheet-text';

const declaration = (itemNumber: string, locale: (typeof LOCALES)[number] = 'de') =>
  linesOf(sampleSheet('DECLARATION_OF_PERFORMANCE', itemNumber, locale)).join('\n');

describe('a declaration of performance (LG-13)', () => {
  it.each(LOCALES)('names standard, system and every characteristic, and that it is a sample, in %s', (locale) => {
    const cladding = declaration('CL-LAR-020140-CS', locale);
    expect(cladding).toContain('EN 14915:2013');
    expect(cladding).toMatch(/D-s2, d0 \| EN 14915:2013/);
    expect(cladding).toMatch(/^(Muster|Voorbeeld|Example)/);
    const beam = declaration('SM-DOU', locale);
    expect(beam).toContain('EN 14081-1:2005+A1:2011');
    expect(beam).toMatch(/C24[\s\S]*530[\s\S]*D-s2, d0/);
    for (const text of [cladding, beam]) expect(text).not.toMatch(/\{\{|undefined|null/);
  });

  it.each(['CL-WRC', 'RH-TAY', 'CL-ACE', 'CL-TPI', 'RH-LAR'])(
    'declares no class of fire without a test for %s',
    (wood) => {
      expect(declaration(wood)).toMatch(/Brandverhalten \| NPD/);
      expect(declaration(wood)).not.toContain('D-s2');
    },
  );

  it('distinguishes natural durability from what modification and treatment give', () => {
    expect(declaration('CL-LAR')).toContain('Klasse 3–4 (EN 350)');
    expect(declaration('CL-ACE')).toContain('Klasse 1 durch Modifizierung (EN 350)');
    expect(declaration('PM-PIN')).toContain('geschützt für Gebrauchsklasse 4 (EN 335)');
  });

  it('is not made of finger-jointed beams, nor of what no standard covers', () => {
    for (const itemNumber of ['PM-ROB', 'DH-', 'PB-', 'BT-', 'AC-OIL']) {
      expect(sampleSheet('DECLARATION_OF_PERFORMANCE', itemNumber, 'en'), itemNumber).toBeNull();
    }
    const robinia = sampleRecords().templates.filter(({ itemNumber }) => itemNumber.startsWith('PM-ROB'));
    for (const { details } of robinia) {
      expect(details.documents.map(({ kind }) => kind)).not.toContain('DECLARATION_OF_PERFORMANCE');
    }
  });
});
