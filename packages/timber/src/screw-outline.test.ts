import { describe, expect, it } from 'vitest';
import { screwDrive, screwOutline } from './screw-outline';

/** Every point of a path with absolute coordinates, where they are written in pairs. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the outline of a screw', () => {
  it('is as long and its thread as wide as its size says', () => {
    const { shank, thread } = screwOutline('decking', { diameter: 5.5, length: 60 });
    expect(Math.max(...pointsOf(shank).map(([x]) => x))).toBe(60);
    const across = pointsOf(thread).map(([, y]) => y);
    expect([Math.min(...across), Math.max(...across)]).toEqual([-2.75, 2.75]);
    expect(Math.max(...pointsOf(thread).map(([x]) => x))).toBeLessThan(60);
  });

  it('has the head and the threads of its work', () => {
    const size = { diameter: 8, length: 160 };
    const [decking, construction] = [screwOutline('decking', size), screwOutline('construction', size)];
    expect(construction.head).toBeGreaterThan(decking.head);
    expect(construction.threadFrom).toBe(80);
    const firstTurn = (thread: string) => pointsOf(thread)[0]?.[0] ?? 0;
    expect(firstTurn(decking.thread)).toBeLessThan(decking.threadFrom / 2);
    expect(firstTurn(construction.thread)).toBeCloseTo(construction.threadFrom, -1);
  });

  it.each([
    [4.5, 3.86],
    [5.5, 4.43],
    [8, 6.65],
  ])('has the six-lobed drive of a diameter of %s mm', (diameter, across) => {
    const reaches = pointsOf(screwDrive(diameter)).map(([x, y]) => 2 * Math.hypot(x, y));
    expect(Math.max(...reaches)).toBeCloseTo(across, 1);
  });
});
