import { expect, it } from 'vitest';
import { linesOf, sampleSheet } from './testing/sheet-text';

const sheet = (itemNumber: string) => linesOf(sampleSheet('PRODUCT_SHEET', itemNumber, 'de')).join('\n');

it('gives the unit price of each size of what is sold in packs, and no price per piece (LG-02)', () => {
  const oil = sheet('AC-OIL-002').replaceAll('\u00a0', ' ');
  expect(oil).toContain('Grundpreis');
  // 46,90 net are 55,81 for 2,5 l.
  expect(oil).toMatch(/€ 55,81\W+€ 22,32 \/l/);
  expect(oil).not.toContain('Stück');
  expect(sheet('AC-SCR-001').replaceAll('\u00a0', ' ')).toMatch(/€ 24,87\W+€ 12,44 \/100 Stück/);
});

it('gives boards a price per piece and no other unit than the metre', () => {
  const board = sheet('DH-');
  expect(board).toContain('Preis pro Stück');
  expect(board).not.toContain('Grundpreis');
});
