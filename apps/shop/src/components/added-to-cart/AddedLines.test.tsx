// @vitest-environment jsdom
import type { CartLine, CartLineId } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadCartTexts } from '@/lib/texts/load-cart-texts';
import { sampleCart } from '@/testing/sample-cart';
import { AddedLines } from './AddedLines';
import type { AddedLine } from './added-line';

const text = await loadCartTexts('de');
const cart = sampleCart();
const [boards, , sample, screws] = cart.websiteOrderLine as [CartLine, CartLine, CartLine, CartLine];

afterEach(cleanup);

function rows(lines: readonly AddedLine[], isNet = false): string[] {
  const { container } = render(<AddedLines cart={cart} isNet={isNet} lines={lines} locale="de" text={text} />);
  return [...container.querySelectorAll('li, ul + p')].map((row) => row.textContent?.replaceAll('\u00a0', ' ') ?? '');
}

/** That many lengths of the boards. */
const lengths = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ line: { ...boards, id: index as CartLineId }, pieces: 1 }));

describe('what the panel says came into the cart', () => {
  it('is a line per length, sample and pack with what was added, and what the cart comes to (CA-24) (CA-25)', () => {
    const shown = rows([
      { line: boards, pieces: 3 },
      { line: sample, pieces: 1 },
      { line: screws, pieces: 2 },
    ]);
    expect(shown).toEqual([
      expect.stringMatching(/25 × 145 mm, 3 × 2,75 m99,57$/),
      expect.stringMatching(/^Muster .*25 × 145 mm, 1 × 25 cm1,79$/),
      'Terrassenschraube Edelstahl A4 5,0 × 50 mm, 100 Stück2 Packungen39,27',
      'Warenkorb, 4 Positionen€ 9.188,31',
    ]);
  });

  it('is net where prices are, also the whole', () => {
    expect(rows([{ line: screws, pieces: 1 }], true)).toEqual([
      expect.stringMatching(/16,50$/),
      'Warenkorb netto, 4 Positionen€ 7.721,27',
    ]);
  });

  it('names four lengths, or three and how many more', () => {
    expect(rows(lengths(4)).filter((row) => row.includes('2,75'))).toHaveLength(4);
    cleanup();
    expect(rows(lengths(7))).toHaveLength(3 + 2);
    expect(screen.getByText('und 4 weitere Positionen')).toBeDefined();
  });
});
