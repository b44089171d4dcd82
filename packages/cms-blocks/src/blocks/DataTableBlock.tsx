import { nonBreaking } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { textOf } from '../block';
import type { BlockProps } from '../block-provider';

interface TableField {
  readonly thead?: readonly { readonly value?: unknown }[];
  readonly tbody?: readonly { readonly body?: readonly { readonly value?: unknown }[] }[];
}

/** A number with an optional sign and unit, or a dash for none: a column of them is aligned at the end. */
const NUMBER = /^(?:[−–-]|[−–+±-]?\s?\d[\d.,\s\u202f]*\s?(?:mm|m|m²|%|kg|€|l)?)$/;

/** Cells of more characters are sentences: four columns of them would leave a phone a few words a line. */
const MAX_CELL_LENGTH = 40;
const COLUMNS_OF_SENTENCES = 3;

/** The vendor's table field; its first column names the rows. */
export function DataTableBlock({ block, provider: { fill } }: BlockProps) {
  const { thead = [], tbody = [] } = (block.table ?? {}) as TableField;
  const headers = (Array.isArray(thead) ? thead : []).map(({ value }) => fill(textOf(value)));
  const rows = (Array.isArray(tbody) ? tbody : []).map(({ body = [] }, index) => ({
    key: String(index),
    cells: headers.map((_, column) => nonBreaking(fill(textOf(body[column]?.value)))),
  }));
  if (headers.length === 0 || rows.length === 0) return null;
  const hasSentences = rows.some(({ cells }) => cells.some(({ length }) => length > MAX_CELL_LENGTH));
  return (
    <DataTable
      caption={fill(textOf(block.caption))}
      columns={headers.map((header, column) => ({
        key: String(column),
        header,
        isRowHeader: column === 0,
        align: column > 0 && rows.every(({ cells }) => NUMBER.test(cells[column] ?? '')) ? 'end' : 'start',
        cell: ({ cells }: (typeof rows)[number]) => cells[column] ?? '',
      }))}
      isCaptionHidden={false}
      onPhone={hasSentences && headers.length > COLUMNS_OF_SENTENCES ? 'blocks' : 'scroll'}
      rowKey={({ key }) => key}
      rows={rows}
    />
  );
}
