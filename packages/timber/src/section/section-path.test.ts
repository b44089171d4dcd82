import { describe, expect, it } from 'vitest';
import type { Profile } from '../profiles';
import { backOverhang, channelsOf, depthOfNext, sectionPath } from './section-path';

/** Points of path data made of M and relative l, h, v and q commands, control points included. */
function points(path: string): [number, number][] {
  const found: [number, number][] = [];
  let pen: [number, number] = [0, 0];
  const from = ([x, y]: [number, number], dx = 0, dy = 0): [number, number] => [x + dx, y + dy];
  for (const [, command, rest = ''] of path.matchAll(/([Mlhvq])([^A-Za-z]*)/g)) {
    const values = rest.match(/-?(\d+(\.\d+)?|\.\d+)/g)?.map(Number) ?? [];
    const [a = 0, b = 0, c = 0, d = 0] = values;
    if (command === 'q') found.push(from(pen, a, b));
    if (command === 'M') pen = [a, b];
    if (command === 'l') pen = from(pen, a, b);
    if (command === 'h') pen = from(pen, a);
    if (command === 'v') pen = from(pen, 0, a);
    if (command === 'q') pen = from(pen, c, d);
    found.push(pen);
  }
  const rounded = (value: number) => Math.round(value * 100) / 100 || 0;
  return found.map(([x, y]) => [rounded(x), rounded(y)]);
}

const profiles: Profile[] = [
  'smooth',
  'side-grooved',
  'planed',
  'sawn',
  'square',
  'grooved',
  'ribbed',
  'channel-siding',
  'half-lap',
  'swedish-shiplap',
  'tongue-and-groove',
  'bevel',
  'rhombus',
];

/** Highest point of the outline at the left end, in mm from the top. */
const leftTop = (path: string) =>
  Math.min(
    ...points(path)
      .filter(([x]) => x < 1)
      .map(([, y]) => y),
  );

describe('sectionPath', () => {
  it.each(profiles)('draws %s from edge to edge and nowhere beyond', (profile) => {
    const all = points(sectionPath(profile, 22, 145));
    const xs = all.map(([x]) => x);
    const ys = all.map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0, 145, 0, 22]);
    expect(sectionPath(profile, 22, 145)).toMatch(/^M.*z$/);
  });

  it('leaves sawn edges sharp and eases planed ones by 3 mm', () => {
    expect(sectionPath('sawn', 24, 150)).toBe('M0 0h150v24h-150z');
    expect(sectionPath('planed', 24, 150)).toContain('q0-3 3-3');
  });

  it('cuts a groove every 11 mm, 2.2 mm deep', () => {
    const bottoms = points(sectionPath('grooved', 25, 145)).filter(([, y]) => y === 2.2);
    const xs = [...new Set(bottoms.map(([x]) => x))].sort((a, b) => a - b);
    const first = xs[0] ?? 0;
    expect(xs.some((x) => Math.abs(x - first - 11) < 0.01)).toBe(true);
  });

  it('cuts a groove of 4 mm into the middle of both edges, 9 mm deep, for clips', () => {
    const path = points(sectionPath('side-grooved', 28, 145)).map(String);
    expect(path).toEqual(
      expect.arrayContaining(['145,12', '136,12', '136,16', '145,16', '0,16', '9,16', '9,12', '0,12']),
    );
    expect(sectionPath('side-grooved', 28, 145)).not.toBe(sectionPath('smooth', 28, 145));
  });

  it('knows where its grooves are', () => {
    const { pitch, depth, first, opening, count } = channelsOf('grooved', 145) ?? {};
    expect([pitch, depth, count]).toEqual([11, 2.2, 11]);
    // As far from the right edge as from the left one.
    expect((first ?? 0) * 2 + ((count ?? 0) - 1) * (pitch ?? 0) + (opening ?? 0)).toBeCloseTo(145);
    expect(channelsOf('smooth', 145)).toBeNull();
  });

  it('cuts more ribs than grooves', () => {
    expect(sectionPath('ribbed', 25, 145).length).toBeGreaterThan(sectionPath('grooved', 25, 145).length);
  });

  it('gives laps half of the thickness at the lower lip', () => {
    expect(leftTop(sectionPath('channel-siding', 22, 145))).toBeCloseTo(11, 0);
    expect(leftTop(sectionPath('half-lap', 22, 145))).toBeCloseTo(11, 0);
  });

  it('slants the edges of a rhombus by 15 to 20 degrees', () => {
    const [start] = points(sectionPath('rhombus', 26, 68));
    const slant = Math.max(
      ...points(sectionPath('rhombus', 26, 68))
        .filter(([, y]) => y === 26)
        .map(([x]) => x),
    );
    const angle = (Math.atan((68 - slant - 3) / 26) * 180) / Math.PI;
    expect(start?.[1]).toBeGreaterThan(0);
    expect(angle).toBeGreaterThan(9);
    expect(angle).toBeLessThan(20);
  });

  it('lets the back of a rhombus alone stand out beyond its face', () => {
    expect(backOverhang('rhombus', 26)).toBeCloseTo(8.2, 1);
    expect(backOverhang('bevel', 26)).toBe(0);
  });

  it('tapers a bevel board towards its upper edge', () => {
    expect(leftTop(sectionPath('bevel', 22, 180))).toBeGreaterThan(11);
  });

  it('draws a round post as two arcs', () => {
    expect(sectionPath('round', 60, 60)).toBe('M0 30A30 30 0 0 1 60 30A30 30 0 0 1 0 30Z');
  });
});

describe('depthOfNext', () => {
  it('lays the thick edge of a bevelled board on the face of the next', () => {
    // As deep as the next board is thick 25 mm from its thin edge, by the outline that is drawn of it.
    const thin = 20 - leftTop(sectionPath('bevel', 20, 140));
    expect(depthOfNext('bevel', 20, 140, 115)).toBeCloseTo(thin + (20 - thin) * (25 / 140), 1);
  });

  it('leaves boards that fit into each other in one plane', () => {
    expect(depthOfNext('half-lap', 22, 145, 133)).toBe(0);
    expect(depthOfNext('bevel', 20, 140, 140)).toBe(0);
  });
});
