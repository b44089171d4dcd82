import { describe, expect, it } from 'vitest';
import { createSawMarks } from './saw-marks.ts';

/** How much brightness changes from one place to the next, on average. */
function roughness(step: (i: number) => [x: number, along: number], next: [number, number]): number {
  const marks = createSawMarks('oak');
  let sum = 0;
  for (let i = 0; i < 4000; i++) {
    const [x, along] = step(i);
    sum += Math.abs(marks(x, along) - marks(x + next[0], along + next[1]));
  }
  return sum / 4000;
}
const strewn = (i: number): [number, number] => [(i * 0.618034 * 145) % 145, (i * 0.754878 * 900) % 900];

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const away = (values: readonly number[]) => values.map((value) => value - mean(values));
  const [da, db] = [away(a), away(b)];
  const product = (x: readonly number[], y: readonly number[]) => mean(x.map((value, i) => value * (y[i] ?? 0)));
  return product(da, db) / Math.sqrt(product(da, da) * product(db, db));
}

describe('createSawMarks', () => {
  it('scores across the grain: a stroke goes on sideways, torn fibres do not', () => {
    const marks = createSawMarks('oak');
    // Averaged over 3 mm sideways, which evens out torn fibres; a stroke rises by 0.06 mm per mm.
    const line = (from: number) =>
      Array.from({ length: 600 }, (_, i) => {
        let sum = 0;
        for (let x = from; x < from + 3; x += 0.1) sum += marks(x, i * 0.3 - x * 0.06);
        return sum / 30;
      });
    expect(correlation(line(58), line(66))).toBeGreaterThan(0.5);
  });

  it('stays faint', () => {
    expect(roughness(strewn, [0, 1])).toBeLessThan(0.08);
  });
});
