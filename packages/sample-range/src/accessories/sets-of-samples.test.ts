import { expect, it } from 'vitest';
import { SAMPLE_BOX_SIZES, SAMPLE_BOXES } from './sample-boxes';
import { setsOf } from './sets-of-samples';

it('says which wood, size and finish each set holds, of a larger one what it has more', () => {
  const samples = ['PB-OAK-018145-SQ', 'TB-PIN-028145-GY', 'RH-LAR-027068-RH', 'PB-WRC-015095-SQ', 'SB-CHE-025150-SN'];
  const { nl, en, de } = setsOf({ samples });
  expect(de).toEqual([
    '3 Muster: Eiche 18 × 145 mm, gehobelt; Kiefer KDI 28 × 145 mm, grau; Lärche 27 × 68 mm, Rhombus',
    '5 Muster, dazu: Western Red Cedar 15 × 95 mm, gehobelt; Edelkastanie 25 × 150 mm, feinsägerau',
  ]);
  expect(nl).toEqual([
    '3 monsters: eiken 18 × 145 mm, geschaafd; geïmpregneerd grenen 28 × 145 mm, grijs; lariks 27 × 68 mm, rhombus',
    '5 monsters, ook: western red cedar 15 × 95 mm, geschaafd; tamme kastanje 25 × 150 mm, fijnbezaagd',
  ]);
  expect(en.at(1)).toBe('5 samples, also: Western red cedar 15 × 95 mm, planed; sweet chestnut 25 × 150 mm, fine-sawn');
});

it('refuses what the range does not have', () => {
  expect(() => setsOf({ samples: ['PB-TEA-018145-SQ'] })).toThrow('PB-TEA-018145-SQ');
});

it('has as many different pieces for each box as its largest set', () => {
  const most = Math.max(...SAMPLE_BOX_SIZES.map(({ pieces }) => pieces));
  for (const { samples } of SAMPLE_BOXES) expect(new Set(samples).size).toBe(most);
});
