import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { createTranslate } from '@/lib/texts/translate';
import { sampleProduct } from '@/testing/sample-product';
import { BuyRows, type BuyRowsProps, type PricedRow } from './BuyRows';
import type { BuyRow } from './buy-content';
import { buyRows } from './buy-rows';

afterEach(cleanup);

const { price, finish, lengths, total } = getMessages('de', 'product');
const t = createTranslate({ price, finish, lengths, total, units: getMessages('de', 'units') }, 'de');

const priced = (row: BuyRow, changes: Partial<PricedRow> = {}): PricedRow => ({
  ...row,
  ...{ pieces: 0, from: '', shownPiece: 100, shownSum: 0, isOffered: true, isHighlighted: false, inCart: 0 },
  ...changes,
});

function renderRows(rows: readonly PricedRow[], wood: Partial<Pick<BuyRowsProps, 'face' | 'grain'>> = {}) {
  return render(
    <BuyRows
      face={undefined}
      grain={undefined}
      locale="de"
      onPieces={() => undefined}
      rows={rows}
      step={1}
      stockNote={null}
      t={t}
      {...wood}
    />,
  );
}

/** What the first row ends with. */
function lastCell(changes: Partial<PricedRow>): string | null | undefined {
  cleanup();
  renderRows(buyRows(sampleProduct()).map((row) => priced(row, changes)));
  const [, row] = screen.getAllByRole('row');
  return row && within(row).getAllByRole('cell').at(-1)?.textContent;
}

it('ends a row with its sum, or with what is in the cart once it was added (PD-09)', () => {
  expect(lastCell({})).toBe('–');
  expect(lastCell({ inCart: 3 })).toBe('3 im Warenkorb');
  expect(lastCell({ inCart: 3, pieces: 2, shownSum: 200 })).toBe('2,00');
});

it('has a row for each of 45 lengths, and for a single one (PD-09)', () => {
  const [first] = buyRows(sampleProduct());
  if (!first) throw new Error('The sample product has no lengths');
  for (const count of [45, 1]) {
    cleanup();
    const lengths = Array.from({ length: count }, (_, index) => ({ ...first, name: `${index + 1},00 m` }));
    renderRows(lengths.map((row) => priced(row, { shownPiece: 1234567 })));
    expect(screen.getAllByRole('spinbutton')).toHaveLength(count);
    expect(screen.getAllByText(/12\.345,67/)).toHaveLength(count);
  }
});

it('cuts the drawn lengths out of the picture of the wood (PD-09)', () => {
  const rows = buyRows(sampleProduct()).map((row) => priced(row));
  const { container } = renderRows(rows, { face: '/oak.webp', grain: '#a0703a' });
  expect(container.querySelectorAll('image[href="/oak.webp"]')).toHaveLength(rows.length);
});
