import { formatMetres, formatMoney, formatPercent, type Locale } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import { Facts } from '@geven/ui/Facts';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Unit } from '@geven/ui/Unit';
import { Fragment } from 'react';
import { piecesField } from '@/lib/forms/pieces-form';
import { type ProductState, productStateQuery } from '@/lib/products/product-state';
import { tintOf } from '../buy/finish-tints';
import { CuttingPlan } from './CuttingPlan';
import type { Calculation } from './calculate';
import * as styles from './calculator.css';
import { FormulaLines } from './FormulaLines';
import { LayingPlan } from './LayingPlan';
import { OneLengthTable } from './OneLengthTable';
import type { CalculatorText, ProductFacts } from './product-facts';
import type { PurchaseOption } from './purchase-option';
import { resultNotes } from './result-notes';

export interface CalculatorResultProps {
  facts: ProductFacts;
  /** What was found. */
  found: Calculation;
  /** What is chosen, for links that keep it. */
  state: ProductState;
  /** Takes pieces over without leaving the page. */
  onTake?: ((option: PurchaseOption) => void) | undefined;
  t: CalculatorText;
}

/** What to buy for an area: the best way, how it was found, how to cut it, and every single length beside it. */
export function CalculatorResult({ facts, found, state, onTake, t }: CalculatorResultProps) {
  const { best, plan } = found;
  const { locale } = facts.context;
  if (!best) {
    return (
      <div className={styles.result}>
        <Notice tone="info">{t('calc.tooMuch')}</Notice>
      </div>
    );
  }
  const take = (option: PurchaseOption) => ({
    href: takeOverHref(facts.address, state, option),
    ...(onTake
      ? {
          onClick: (event: { preventDefault(): void }) => {
            event.preventDefault();
            onTake(option);
            showRow(option);
          },
        }
      : {}),
  });
  const rest = formatPercent(best.rest * 100, 1, locale);
  const notes = resultNotes(found, locale, t);
  return (
    <div className={styles.result}>
      {plan && (
        <div className={styles.plans}>
          {plan.surfaces.map((surface, part) => (
            <LayingPlan
              colour={facts.colour}
              cover={facts.cover}
              face={facts.face}
              finish={tintOf(Object.values(state.finishes))}
              joints={plan.joints}
              key={part === 0 ? 'first' : 'second'}
              locale={locale}
              surface={surface}
              t={t}
            />
          ))}
        </div>
      )}
      <div className={plan ? styles.findingsBesidePlan : styles.findings}>
        <div className={styles.answer}>
          <Facts
            items={[
              { label: t('calc.need'), value: <Boards locale={locale} option={best} /> },
              { label: t(plan ? 'calc.wasteShare' : 'calc.spareShare'), value: rest },
              { label: t('calc.price'), value: formatMoney(best.price) },
            ]}
            size="large"
          />
          <LinkButton variant="outline" {...take(best)}>
            {t('calc.takeOver')}
          </LinkButton>
        </div>
        {notes.length > 0 && <p className={styles.hint}>{notes.join(' ')}</p>}
        <FormulaLines facts={facts} found={found} t={t} />
        {plan && <CuttingPlan locale={locale} plan={plan} t={t} />}
        <Disclosure summary={t('calc.oneLength')}>
          <OneLengthTable hasRows={plan !== null} locale={locale} options={found.oneLength} t={t} take={take} />
        </Disclosure>
      </div>
    </div>
  );
}

function Boards({ locale, option: { boards } }: { locale: Locale; option: PurchaseOption }) {
  return boards.map(({ id, length, pieces }, index) => (
    <Fragment key={id}>
      {index > 0 && <br />}
      {pieces} <span className={styles.times}>× {formatMetres(length, locale)}</span>
      <Unit>m</Unit>
    </Fragment>
  ));
}

/** Leads to the first length that was taken over, in the middle of the window. */
function showRow({ boards: [first] }: PurchaseOption): void {
  const field = first && document.getElementsByName(piecesField(first.id))[0];
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The page with an option's pieces in its table. */
function takeOverHref(address: string, state: ProductState, { boards }: PurchaseOption): string {
  const pieces = new Map(boards.map(({ id, pieces: count }) => [id, count]));
  const entries = Object.entries(productStateQuery({ ...state, pieces })).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `${address}?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}#lengths`;
}
