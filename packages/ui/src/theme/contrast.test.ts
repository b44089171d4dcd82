// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colors = Record<string, string>;

/** Colours of a theme, read from its source: the built theme only has class names. */
function colorsOf(file: string): Colors {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return Object.fromEntries([...source.matchAll(/(\w+): '(#[0-9A-F]{6})'/g)].map(([, name, color]) => [name, color]));
}

function luminance(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(colors: Colors, one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colors[one] ?? ''), luminance(colors[other] ?? '')].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts = [
  ['ink', 'surface'],
  ['muted', 'surface'],
  ['muted', 'stone1'],
  ['muted', 'stone2'],
  ['muted', 'accentTint'],
  ['onInk', 'ink'],
  ['onInk', 'inkHover'],
  ['accent', 'surface'],
  ['accentHover', 'accentTint'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'danger'],
  ['onAccent', 'dangerHover'],
  ['success', 'surface'],
  ['onSuccessTint', 'successTint'],
  ['warning', 'surface'],
  ['warning', 'warningTint'],
  ['onWarningTint', 'warningTint'],
  ['danger', 'surface'],
  ['danger', 'dangerTint'],
] as const;
const edges = [
  ['edge', 'surface'],
  ['edge', 'accentTint'],
  ['accent', 'accentTint'],
] as const;

describe.each(['./geven.css.ts', './timber-yard.css.ts'])('colours of %s', (file) => {
  const colors = colorsOf(file);

  it.each(texts)('%s on %s can be read (at least 4.5 : 1)', (one, other) => {
    expect(contrast(colors, one, other)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(edges)('%s on %s can be seen as an edge (at least 3 : 1)', (one, other) => {
    expect(contrast(colors, one, other)).toBeGreaterThanOrEqual(3);
  });
});
