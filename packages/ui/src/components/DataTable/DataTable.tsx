import { Fragment, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './DataTable.css';

export interface DataTableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Alignment of the column; numbers go at the end. */
  align?: keyof typeof styles.align | undefined;
  /** Whether this column's cells are the headers of their rows. */
  isRowHeader?: boolean | undefined;
  /** CSS width. */
  width?: string | undefined;
  /** How the rows are sorted by this column. */
  sort?: 'ascending' | 'descending' | undefined;
  /** Text before the value when rows become blocks; the header itself when it is a string. */
  phoneLabel?: string | undefined;
  /** When rows become blocks, values of this column are below its name and not at the end of its line: several links. */
  isBelowNameOnPhone?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string;
  /** Hides the name visually; screen readers still announce it. */
  isCaptionHidden?: boolean | undefined;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Marks a row, for example one that is chosen. */
  isRowMarked?: ((row: Row) => boolean) | undefined;
  /** What stands below a row over the whole width, for example a question about it; nothing where it is empty. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** 52 or 44 px per row. */
  density?: keyof typeof styles.density | undefined;
  /** Rows become blocks of "name … value", blocks of sentences below their names, or the table scrolls sideways. */
  onPhone?: keyof typeof styles.onPhone | undefined;
  /** Rows below the others, for example totals: `<tr>`s. */
  foot?: ReactNode;
  className?: string | undefined;
}

const labelOf = <Row,>({ phoneLabel, header }: DataTableColumn<Row>) =>
  phoneLabel ?? (typeof header === 'string' ? header : undefined);

/** A table of facts, readable on a phone. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = true,
  columns,
  rows,
  rowKey,
  isRowMarked,
  below,
  density = 'regular',
  onPhone = 'blocks',
  foot,
  className,
}: DataTableProps<Row>) {
  return (
    <div className={classNames(styles.onPhone[onPhone], className)}>
      <table className={classNames(styles.table, styles.density[density])}>
        <caption className={isCaptionHidden ? visuallyHidden : styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ key, header, align = 'start', sort, width }) => {
              // A header cell without words announces nothing; a column of drawings needs none.
              const Header = header ? 'th' : 'td';
              return (
                <Header
                  aria-sort={sort}
                  className={classNames(styles.header, styles.align[align], sort && styles.sorted)}
                  key={key}
                  scope={header ? 'col' : undefined}
                  style={cssVariables({ '--kit-column': width })}
                >
                  {header}
                  {sort && (
                    <Icon className={styles.arrow} name={sort === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />
                  )}
                </Header>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const more = below?.(row);
            return (
              <Fragment key={rowKey(row)}>
                <tr className={classNames(styles.row, isRowMarked?.(row) && styles.marked)}>
                  {columns.map((column) => {
                    const Cell = column.isRowHeader ? 'th' : 'td';
                    return (
                      <Cell
                        className={classNames(
                          styles.cell,
                          styles.align[column.align ?? 'start'],
                          column.isRowHeader && styles.rowHeader,
                          column.isBelowNameOnPhone && styles.belowName,
                        )}
                        data-label={labelOf(column)}
                        key={column.key}
                        scope={column.isRowHeader ? 'row' : undefined}
                      >
                        {column.cell(row)}
                      </Cell>
                    );
                  })}
                </tr>
                {more && (
                  <tr>
                    <td className={styles.below} colSpan={columns.length}>
                      {more}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
