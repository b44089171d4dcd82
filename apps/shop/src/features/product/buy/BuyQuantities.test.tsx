import type { Coverage } from '@geven/timber';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { createTranslate } from '@/lib/texts/translate';
import { sampleProduct } from '@/testing/sample-product';
import { BuyQuantities } from './BuyQuantities';
import type { PricedRow } from './BuyRows';
import { buyRows } from './buy-rows';

afterEach(cleanup);

const { price, finish, lengths, total } = getMessages('de', 'product');
const t = createTranslate({ price, finish, lengths, total, units: getMessages('de', 'units') }, 'de');

/** The names of the columns of one row. */
function columnsOf(
  sold: Pick<PricedRow, 'unitOfSale' | 'contents'> & { name?: string },
  coverage: Coverage | null = null,
): readonly string[] {
  const [first] = buyRows(sampleProduct());
  if (!first) throw new Error('The sample product has no rows');
  const row = { ...first, ...sold, pieces: 0, from: '', shownPiece: 1803, shownSum: 0 };
  render(
    <BuyQuantities
      coverage={coverage}
      onPieces={() => undefined}
      product="Schraube"
      rows={[{ ...row, isOffered: true, isHighlighted: false, inCart: 0 }]}
      step={1}
      stockNote={null}
      t={t}
    />,
  );
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

it('names the column of a quantity after what is sold: boxes of a hundred are no pieces', () => {
  const contents = { amount: 100, unit: 'PIECE', reference: 100 } as const;
  const columns = columnsOf({ unitOfSale: 'BOX', contents });
  expect(columns).toContain('Packungen');
  expect(columns).not.toContain('Stück');
});

it('names the first column after what its rows say: what a pack holds, how large a piece is', () => {
  const distinctionOf = (sold: Parameters<typeof columnsOf>[0]) => {
    cleanup();
    return columnsOf(sold)[0];
  };
  const can = { amount: 2500, unit: 'MILLILITRE', reference: 1000 } as const;
  const roll = { amount: 25_000, unit: 'MILLIMETRE', reference: 1000 } as const;
  expect(distinctionOf({ unitOfSale: 'CAN', contents: can, name: 'Schraube, 2,5 l' })).toBe('Inhalt');
  expect(distinctionOf({ unitOfSale: 'SET', contents: null, name: 'Schraube, 3 Muster' })).toBe('Inhalt');
  expect(distinctionOf({ unitOfSale: 'ROLL', contents: roll, name: 'Schraube, 40 mm × 25 m' })).toBe('Maß');
  expect(distinctionOf({ unitOfSale: 'PIECE', contents: null, name: 'Schraube, 71 mm' })).toBe('Maß');
  expect(distinctionOf({ unitOfSale: 'PIECE', contents: null, name: 'Schraube, schwarz' })).toBe('Ausführung');
});

it('has no column of unit prices where nothing has one', () => {
  const columns = columnsOf({ unitOfSale: 'PIECE', contents: null });
  expect(columns).toEqual(['Ausführung', 'Bestand', 'Preis €', 'Stück', 'Summe €']);
});

it('has a short unit behind the price on phones, a long one in the head', () => {
  columnsOf({ unitOfSale: 'CAN', contents: { amount: 2500, unit: 'MILLILITRE', reference: 1000 } });
  expect(screen.getByRole('table').textContent).toMatch(/\d\s\/l/);
  cleanup();
  columnsOf({ unitOfSale: 'BOX', contents: { amount: 100, unit: 'PIECE', reference: 100 } });
  expect(screen.getByRole('table').textContent).not.toMatch(/\d\s\/100/);
});

it('says how many m² each can covers', () => {
  const contents = { amount: 2500, unit: 'MILLILITRE', reference: 1000 } as const;
  expect(columnsOf({ unitOfSale: 'CAN', contents }, { from: 10, to: 14 })).toContain('Reicht für m²');
  expect(screen.getByRole('cell', { name: '25–35' })).toBeTruthy();
  cleanup();
  expect(columnsOf({ unitOfSale: 'CAN', contents })).not.toContain('Reicht für m²');
});
