import { Icon } from '@geven/ui/Icon';
import { Unit } from '@geven/ui/Unit';
import type { CSSProperties } from 'react';
import { type LengthStock, lengthTicks, TICKS_HEIGHT } from '@/lib/products/length-ticks';
import * as styles from './compare-table.css';
import type { ComparedRow, ComparedValue } from './comparison';
import { tableRole } from './table-role';

export interface CompareRowProps {
  row: ComparedRow;
  /** All products have the same value: it is said once. */
  isSame: boolean;
  /** Of the products, where a phone shows a value without its column. */
  names: readonly string[];
  className?: string | undefined;
}

/** A property of all products; numbers have a line in proportion to the largest. */
export function CompareRow({ row: { label, values, isLong }, isSame, names, className }: CompareRowProps) {
  const largest = Math.max(...values.map(({ amount }) => amount ?? 0));
  const hasBars = !isSame && values.length > 1 && largest > 0;
  const valueClass = ({ amount }: ComparedValue) => {
    if (isSame) return styles.sameValue;
    if (isLong) return styles.longValue;
    return hasBars && amount !== undefined ? styles.measured : styles.value;
  };
  const shown = isSame ? values.slice(0, 1) : values;
  return (
    <tr className={className ? `${styles.row} ${className}` : styles.row} {...tableRole('row')}>
      <th className={styles.label} scope="row" {...tableRole('rowheader')}>
        {label}
      </th>
      {shown.map((value, index) => (
        <td
          className={valueClass(value)}
          colSpan={isSame ? values.length : undefined}
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={index}
          {...tableRole('cell')}
        >
          {isLong && !isSame && <span className={styles.ofProduct}>{names[index]}: </span>}
          {value.lengths && !isSame && <LengthTicks lengths={value.lengths} />}
          <Value {...value} />
          {hasBars && value.amount !== undefined && (
            <span
              aria-hidden
              className={styles.bar}
              style={{ '--share': (value.amount / largest).toFixed(3) } as CSSProperties}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** A stroke for each length, as long as the board is and hollow where none is in stock; the words beside say the same. */
function LengthTicks({ lengths }: { lengths: readonly LengthStock[] }) {
  const { inStock, toOrder, width } = lengthTicks(lengths);
  return (
    <svg
      aria-hidden
      className={styles.lengths}
      height={TICKS_HEIGHT}
      viewBox={`0 0 ${width} ${TICKS_HEIGHT}`}
      width={width}
    >
      <path d={inStock} />
      <path className={styles.lengthsToOrder} d={toOrder} />
    </svg>
  );
}

/** Marks beside the words of a judgement: a tick, a warning, a cross. */
const FIT_ICONS = {
  SUITABLE: 'check',
  WITH_DESIGN_CARE: 'warning',
  LIMITED: 'warning',
  NOT_SUITABLE: 'close',
} as const;

function Value({ text, unit, fit, note }: ComparedValue) {
  return (
    <span>
      {fit ? (
        <span className={styles.fit[fit]}>
          <Icon name={FIT_ICONS[fit]} size={16} />
          {text}
        </span>
      ) : (
        text
      )}
      {unit && <Unit>{unit}</Unit>}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
