import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { DataTable } from './DataTable';

interface Board {
  length: string;
  stock: number;
}

const rows: Board[] = [{ length: '1,85 m', stock: 98 }];
const columns = [
  { key: 'length', header: 'Length', cell: (row: Board) => row.length, isRowHeader: true, sort: 'ascending' },
  { key: 'stock', header: 'Stock', cell: (row: Board) => row.stock },
] as const;

describe('DataTable', () => {
  it('is a named table whose rows and columns have heads', () => {
    render(<DataTable caption="Lengths" columns={columns} rowKey={({ length }) => length} rows={rows} />);
    expect(screen.getByRole('table', { name: 'Lengths' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: '1,85 m' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Length' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('has no empty head over a column that has no name', () => {
    const drawing = { key: 'drawing', header: '', cell: () => '▭' };
    render(<DataTable caption="Lengths" columns={[drawing, ...columns]} rowKey={({ length }) => length} rows={rows} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('gives each cell the name of its column for phones', () => {
    render(<DataTable caption="Lengths" columns={columns} rowKey={({ length }) => length} rows={rows} />);
    expect(screen.getByRole('cell', { name: '98' }).dataset.label).toBe('Stock');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<DataTable caption="Lengths" columns={columns} rowKey={({ length }) => length} rows={rows} />);
    await expectNoAxeViolations();
  });
});
