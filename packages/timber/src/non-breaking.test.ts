import { expect, it } from 'vitest';
import { keepUnits, nonBreaking } from './non-breaking';

const shown = (text: string) => nonBreaking(text).replaceAll('\u00a0', '_');

it.each([
  ['28 × 145 mm', '28_×_145_mm'],
  ['Für 10 m² brauchen Sie rund 67 lfm', 'Für 10_m² brauchen Sie rund 67_lfm'],
  ['1 bis 2 % Gefälle', '1 bis 2_% Gefälle'],
  ['afgerond (R 3 mm)', 'afgerond (R_3_mm)'],
  ['Klasse 2 (EN 350), mit Torx TX 25', 'Klasse 2 (EN_350), mit Torx TX_25'],
  ['sägerau ± 3 mm, Nut und Feder − 9 mm, 1,85–4,85 m', 'sägerau ±_3_mm, Nut und Feder −_9_mm, 1,85–4,85_m'],
  ['Mo–Fr 8–17 Uhr, binnen 24 uur, at most 10 MB', 'Mo–Fr 8–17_Uhr, binnen 24_uur, at most 10_MB'],
  ['{{count}} days, {{count}} Tagessätze', '{{count}}_days, {{count}} Tagessätze'],
  ['2 mal 3 meter', '2 mal 3 meter'],
  ['<p class="x">50 mm</p>', '<p class="x">50_mm</p>'],
])('keeps numbers with their units: %s', (text, together) => {
  expect(shown(text)).toBe(together);
});

it('keeps units alone where sizes are what somebody may search for', () => {
  expect(keepUnits('28 × 145, 25 × 145 mm')).toBe('28 × 145, 25 × 145\u00a0mm');
});
