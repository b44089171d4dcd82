import { describe, expect, it } from 'vitest';
import { fitLine, textWidth } from './fit-line';

const line = { room: 1200, gap: 20, last: 80 };
const widthsOf = (texts: readonly string[]) => texts.map(textWidth);

describe('how many entries a line holds', () => {
  it('is all of a few', () => {
    expect(fitLine(widthsOf(['Terrasse', 'Fassade', 'Bretter']), line)).toBe(3);
    expect(fitLine([100], line)).toBe(1);
    expect(fitLine([], line)).toBe(0);
  });

  it('is fewer of forty, with room for the one that has the others', () => {
    const widths = widthsOf(Array.from({ length: 40 }, (_, index) => `Kategorie ${index}`));
    const count = fitLine(widths, line);
    expect(count).toBeGreaterThan(5);
    const taken = widths.slice(0, count).reduce((sum, width) => sum + width + line.gap, 0);
    expect(taken).toBeLessThanOrEqual(line.room - line.last);
    expect(taken + (widths[count] ?? 0) + line.gap).toBeGreaterThan(line.room - line.last);
  });

  it('is one or two of names with 60 characters', () => {
    const names = Array<string>(8).fill('Sägeraue Balken und Pfosten aus nordischer Kiefer, lang genug');
    expect(fitLine(widthsOf(names), line)).toBe(2);
  });

  it('keeps no room at the end where everything fits', () => {
    expect(fitLine([590, 590], line)).toBe(2);
    expect(fitLine([590, 591], line)).toBe(1);
  });
});
