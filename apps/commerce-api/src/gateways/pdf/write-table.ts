import type { SheetBlock, SheetColumn } from '../../ports/sheet';
import type { Weight } from './fonts';
import { COLOURS, PAGE } from './page-layout';
import type { TaggedPdf, TextStyle } from './tagged-pdf';

const HEAD = { size: 8, weight: 600, colour: COLOURS.muted } as const;
const CELL = { size: 9 } as const;
const ROW_PADDING = 3.5;
const GAP = 10;

interface SetColumn extends SheetColumn {
  readonly x: number;
  readonly width: number;
}

/** A table with its head repeated on every page; columns are as wide as what they hold. */
export function writeTable(pdf: TaggedPdf, { columns, rows }: Extract<SheetBlock, { type: 'table' }>): void {
  const set = setColumns(pdf, columns, rows);
  const heads = columns.map(({ head }) => head);
  const headHeight = heightOf(pdf, set, heads, HEAD);

  function writeHead(write: (column: SetColumn, y: number) => void): void {
    const y = pdf.doc.y;
    for (const column of set) write(column, y + ROW_PADDING);
    pdf.artifact(() => pdf.hairline(PAGE.left, y + headHeight, PAGE.width, COLOURS.ink));
    pdf.doc.y = y + headHeight;
  }
  const writeName = (column: SetColumn, y: number) =>
    pdf.text(column.head, { ...column, y }, { ...HEAD, align: alignOf(column) });

  pdf.makeRoom(headHeight * 3);
  pdf.group('Table', () => {
    pdf.group('TR', () => writeHead((column, y) => pdf.element('TH', () => writeName(column, y), { scope: 'Column' })));
    for (const row of rows) {
      const height = heightOf(pdf, set, row, CELL);
      // The head was read once already: on the next page it is for the eye.
      if (pdf.makeRoom(height)) writeHead((column, y) => pdf.artifact(() => writeName(column, y), 'Pagination'));
      const y = pdf.doc.y;
      pdf.group('TR', () => {
        set.forEach((column, index) => {
          const style: TextStyle = {
            ...CELL,
            align: alignOf(column),
            isTabular: column.isFigure,
            weight: weightOf(index),
          };
          const write = () => pdf.text(row[index] ?? '', { ...column, y: y + ROW_PADDING }, style);
          if (index === 0) pdf.element('TH', write, { scope: 'Row' });
          else pdf.element('TD', write);
        });
      });
      pdf.artifact(() => pdf.hairline(PAGE.left, y + height, PAGE.width));
      pdf.doc.y = y + height;
    }
  });
  pdf.doc.y += 8;
}

/** The first column names the row. */
const weightOf = (index: number): Weight => (index === 0 ? 600 : 400);

const alignOf = ({ isFigure }: SheetColumn) => (isFigure ? 'right' : 'left');

/** Shares the width of the page out in proportion to the widest text of each column. */
function setColumns(
  pdf: TaggedPdf,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
): SetColumn[] {
  const widths = columns.map(({ head }, index) =>
    Math.max(
      pdf.widthOf(head, HEAD),
      ...rows.map((row) => pdf.widthOf(row[index] ?? '', { ...CELL, weight: weightOf(index) })),
    ),
  );
  const free = PAGE.width - GAP * (columns.length - 1);
  const wanted = widths.reduce((sum, width) => sum + width, 0);
  let x: number = PAGE.left;
  return columns.map((column, index) => {
    const width = ((widths[index] ?? 0) / wanted) * free;
    const set = { ...column, x, width };
    x += width + GAP;
    return set;
  });
}

function heightOf(pdf: TaggedPdf, columns: readonly SetColumn[], texts: readonly string[], style: TextStyle): number {
  const heights = columns.map(({ width }, index) => pdf.heightOf(texts[index] ?? '', width, style));
  return Math.max(...heights) + 2 * ROW_PADDING;
}
