import { Icon } from '@geven/ui/Icon';
import { Unit } from '@geven/ui/Unit';
import type { CSSProperties } from 'react';
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
  const longest = Math.max(...values.flatMap(({ lengths }) => lengths ?? []));
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
          {value.lengths && !isSame && <LengthTicks lengths={value.lengths} longest={longest} />}
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

const TICKS = { step: 12, width: 2, height: 16 } as const;

/** A stroke for each length, in proportion to the longest of all products; the words beside say the same. */
function LengthTicks({ lengths, longest }: { lengths: readonly number[]; longest: number }) {
  const { step, width, height } = TICKS;
  const room = Math.max(width, (lengths.length - 1) * step + width);
  return (
    <svg aria-hidden className={styles.lengths} height={height} viewBox={`0 0 ${room} ${height}`} width={room}>
      {lengths.map((length, index) => (
        <rect
          height={(height * length) / longest}
          key={length}
          width={width}
          x={index * step}
          y={height - (height * length) / longest}
        />
      ))}
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
