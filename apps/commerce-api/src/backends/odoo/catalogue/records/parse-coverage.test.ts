import { expect, it } from 'vitest';
import { parseCoverage } from './parse-coverage';

it.each([
  ['10–14 m²/l', { from: 10, to: 14 }],
  ['6,5 - 9 m2 / L', { from: 6.5, to: 9 }],
  ['8 m²/l', { from: 8, to: 8 }],
])('reads the m² per litre of %s', (name, coverage) => {
  expect(parseCoverage(name)).toEqual(coverage);
});

it.each(['10–14', '14–10 m²/l', '0 m²/l', '100 ml/m²', 'far'])('reads none in "%s"', (name) => {
  expect(parseCoverage(name)).toBeNull();
});
