import { durabilityOf } from '@geven/timber';
import { DECKING_THICKNESSES, joistSpacing, LAYING_WASTE } from '@geven/timber/fixings';
import { Unit } from '@geven/ui/Unit';
import { type ReactNode, useId } from 'react';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './reference-tables.css';

interface Reference {
  readonly columns: readonly string[];
  /** Of each row, the cells; the first names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

type HomeTexts = Texts<'home'>;

const CLASSES = ['1', '2', '3', '4', '5'] as const;

const KINDS = { joists, durability, waste } as const;
export type ReferenceKind = keyof typeof KINDS;

/** Whether a table of that kind is known. */
export const isReferenceKind = (value: unknown): value is ReferenceKind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

interface ReferenceTableProps {
  kind: ReferenceKind;
  heading: ReactNode;
  t: HomeTexts;
}

/** Numbers to look up, with the words for them. */
export function ReferenceTable({ kind, heading, t }: ReferenceTableProps) {
  const id = useId();
  const { columns, rows } = KINDS[kind](t);
  return (
    <div className={styles.reference}>
      <h3 className={styles.heading} id={id}>
        {heading}
      </h3>
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={styles.head} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed and have no other name than a node
            <tr key={index}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td className={styles.cell} key={columns[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const withUnit = (value: ReactNode, unit: string) => (
  <>
    {value}
    <Unit>{unit}</Unit>
  </>
);

/** How far apart joists may be. */
function joists(t: HomeTexts): Reference {
  return {
    columns: [t('reference.board'), t('reference.hardwood'), t('reference.softwood')],
    rows: DECKING_THICKNESSES.map((thickness) => [
      withUnit(thickness, 'mm'),
      withUnit(joistSpacing(thickness, false).straight, 'mm'),
      withUnit(joistSpacing(thickness, true).straight, 'mm'),
    ]),
  };
}

/** How long heartwood lasts in the ground. */
function durability(t: HomeTexts): Reference {
  const years = (durabilityClass: string): ReactNode => {
    const wood = { durabilityClass, modification: null, marineDurability: null, treatment: null };
    const { from = null, to = null } = durabilityOf(wood)?.serviceLife ?? {};
    if (from !== null) return to === null ? t('reference.above', { years: from }) : `${from}–${to}`;
    return to !== null && t('reference.below', { years: to });
  };
  return {
    columns: [t('reference.class'), t('reference.inGround')],
    rows: CLASSES.map((each) => [each, withUnit(years(each), t('reference.years'))]),
  };
}

/** What to order beyond the area. */
function waste(t: HomeTexts): Reference {
  return {
    columns: [t('reference.laying'), t('reference.extra')],
    rows: (['straight', 'mixed', 'diagonal', 'herringbone'] as const).map((laying) => [
      t(`reference.${laying}`),
      withUnit(LAYING_WASTE[laying], '%'),
    ]),
  };
}
