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
}

/** A property of all products; numbers have a line in proportion to the largest. */
export function CompareRow({ row: { label, values }, isSame }: CompareRowProps) {
  const largest = Math.max(...values.map(({ amount }) => amount ?? 0));
  const hasBars = !isSame && values.length > 1 && largest > 0;
  const shown = isSame ? values.slice(0, 1) : values;
  return (
    <tr className={styles.row} {...tableRole('row')}>
      <th className={styles.label} scope="row" {...tableRole('rowheader')}>
        {label}
      </th>
      {shown.map((value, index) => (
        <td
          className={isSame ? styles.sameValue : hasBars && value.amount !== undefined ? styles.measured : styles.value}
          colSpan={isSame ? values.length : undefined}
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={index}
          {...tableRole('cell')}
        >
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
