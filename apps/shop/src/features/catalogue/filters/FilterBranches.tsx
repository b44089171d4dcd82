import type { Locale } from '@geven/timber';
import type { ReactNode } from 'react';
import { getTexts } from '@/lib/texts/i18n';
import type { FilterValue, ValueBranch } from './filter-groups';
import * as styles from './filter-panel.css';
import { ShowMore } from './ShowMore';
import { type ShownBranch, splitBranches } from './split-branches';

export interface FilterBranchesProps {
  locale: Locale;
  attribute: string;
  branches: readonly ValueBranch[];
  /** Draws a value as a link. */
  link: (value: FilterValue) => ReactNode;
}

/** The values of a filter: the first of them, and the rest when all are asked for or one of them is chosen. */
export function FilterBranches({ locale, attribute, branches, link }: FilterBranchesProps) {
  const t = getTexts(locale, 'catalogue');
  const hasNames = branches.length > 1;
  const { first, rest } = splitBranches(attribute, branches);
  const draw = (shown: readonly ShownBranch[]) =>
    shown.map(({ parent, values, isContinued }) => (
      <div key={values[0]?.slug}>
        {hasNames && !isContinued && <h3 className={styles.branch}>{parent?.name ?? t('filters.other')}</h3>}
        <ul className={styles.list}>
          {values.map((value) => (
            <li key={value.slug}>{link(value)}</li>
          ))}
        </ul>
      </div>
    ));
  const isChosen = rest.some(({ values }) => values.some(({ isActive }) => isActive));
  const count = branches.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <>
      {draw(first)}
      {rest.length > 0 && (
        <ShowMore count={count} isOpen={isChosen} locale={locale}>
          {draw(rest)}
        </ShowMore>
      )}
    </>
  );
}
