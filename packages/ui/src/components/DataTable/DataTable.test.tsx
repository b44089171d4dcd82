import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { DataTable } from './DataTable';
import * as styles from './DataTable.css';

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

  it('marks the cells whose values are below their name on phones', () => {
    const files = { key: 'files', header: 'Files', cell: () => 'PDF', isBelowNameOnPhone: true };
    render(<DataTable caption="Lengths" columns={[...columns, files]} rowKey={({ length }) => length} rows={rows} />);
    const isMarked = (name: string) => screen.getByRole('cell', { name }).classList.contains(styles.belowName);
    expect(['98', 'PDF'].map(isMarked)).toEqual([false, true]);
  });

  it('has a row of its own below one that needs more room, and none below others', () => {
    const two = [...rows, { length: '2,15 m', stock: 0 }];
    const below = ({ stock }: Board) => stock === 0 && <button type="button">Tell me</button>;
    render(<DataTable below={below} caption="Lengths" columns={columns} rowKey={({ length }) => length} rows={two} />);
    const [, ...body] = screen.getAllByRole('row');
    expect(body).toHaveLength(3);
    const cell = screen.getByRole('button', { name: 'Tell me' }).closest('td');
    expect([cell?.colSpan, cell?.parentElement]).toEqual([2, body[2]]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    const below = () => 'Is it needed?';
    render(<DataTable below={below} caption="Lengths" columns={columns} rowKey={({ length }) => length} rows={rows} />);
    await expectNoAxeViolations();
  });
});
