import { expect, it } from 'vitest';
import { contrast, readableColours } from './readable-colours';

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#173fa8', '#173fa8')).toBe(1);
});

it('keeps colours that can be read and takes ink on white for all others', () => {
  expect(readableColours('#1B6E3C', '#ffffff')).toEqual({ background: '#1B6E3C', text: '#ffffff' });
  for (const [background, text] of [
    ['#777777', '#ffffff'],
    ['red', '#000000'],
    ['#fff;position:fixed', '#000000'],
    ['', ''],
  ] as const) {
    expect(readableColours(background, text)).toEqual({ background: '#ffffff', text: '#101418' });
  }
});
