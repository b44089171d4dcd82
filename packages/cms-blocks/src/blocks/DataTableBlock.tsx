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

/** A cell of more characters is a sentence. */
const MAX_CELL_LENGTH = 40;
/** Columns that a phone has room for beside one of sentences. */
const MAX_OTHER_COLUMNS = 2;

/** The vendor's table field; its first column names the rows. */
export function DataTableBlock({ block, provider: { fill } }: BlockProps) {
  const { thead = [], tbody = [] } = (block.table ?? {}) as TableField;
  const headers = (Array.isArray(thead) ? thead : []).map(({ value }) => fill(textOf(value)));
  const rows = (Array.isArray(tbody) ? tbody : []).map(({ body = [] }, index) => ({
    key: String(index),
    cells: headers.map((_, column) => nonBreaking(fill(textOf(body[column]?.value)))),
  }));
  if (headers.length === 0 || rows.length === 0) return null;
  const ofSentences = headers.filter((_, column) =>
    rows.some(({ cells }) => (cells[column]?.length ?? 0) > MAX_CELL_LENGTH),
  ).length;
  // Side by side, two columns of sentences would leave a phone a few words a line.
  const isTooWide = ofSentences > 1 || (ofSentences === 1 && headers.length - 1 > MAX_OTHER_COLUMNS);
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
      onPhone={isTooWide ? 'sentences' : 'scroll'}
      rowKey={({ key }) => key}
      rows={rows}
    />
  );
}
