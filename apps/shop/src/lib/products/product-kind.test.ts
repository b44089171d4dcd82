import { describe, expect, it } from 'vitest';
import { productKind, shapeBeside } from './product-kind';

const named = (name: string) => ({ name });

describe('productKind', () => {
  it('knows family, profile and colour', () => {
    expect(productKind({ familyName: 'Terrassendiele', profile1: named('einseitig gerillt') })).toBe(
      'Terrassendiele, einseitig gerillt',
    );
    expect(productKind({ familyName: 'Brett', profile1: named('gehobelt'), colour: named('grau') })).toBe(
      'Brett, gehobelt, grau',
    );
    expect(productKind({ familyName: 'Schrauben', profile1: null, colour: null })).toBe('Schrauben');
  });

  it('repeats no word, in no language', () => {
    const kinds = [
      ['Pfosten gehobelt', 'gehobelt, gerundete Kanten', 'Pfosten gehobelt, gerundete Kanten'],
      ['Brett feinsägerau', 'sägerau', 'Brett feinsägerau'],
      ['Geschaafde paal', 'geschaafd, afgeronde kanten', 'Geschaafde paal, afgeronde kanten'],
      ['Fijnbezaagde plank', 'bezaagd', 'Fijnbezaagde plank'],
      ['Planed post', 'planed, rounded edges', 'Planed post, rounded edges'],
      ['Rhombusprofiel', 'rhombus', 'Rhombusprofiel'],
    ] as const;
    for (const [familyName, profile, kind] of kinds) {
      expect(productKind({ familyName, profile1: named(profile) })).toBe(kind);
    }
  });
});

describe('shapeBeside', () => {
  it('says the end of the name, then what no name says', () => {
    const shapes = [
      ['Pfosten Lärche', ' 90 × 90 mm, gehobelt', 'gehobelt, gerundete Kanten', 'gehobelt, gerundete Kanten'],
      ['Brett Eiche', ' 20 × 150 mm, feinsägerau', 'sägerau', 'feinsägerau'],
      ['Geschaafde paal lariks', ' 90 × 90 mm', 'geschaafd, afgeronde kanten', 'afgeronde kanten'],
      ['Ipe decking board', ' 21 × 145 mm, smooth', 'smooth', 'smooth'],
      ['Lariks vlonderplank', ', 28x145', 'glad', 'glad'],
    ] as const;
    for (const [short, rest, profile, shape] of shapes) {
      expect(shapeBeside({ name: short + rest, short }, { profile1: named(profile) })).toBe(shape);
    }
  });

  it('takes nothing from a name that does not begin with its short form', () => {
    expect(shapeBeside({ name: 'Deck 28 × 145 mm, old', short: 'Plank' }, { colour: named('grey') })).toBe('grey');
  });
});
