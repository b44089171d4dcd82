import { formatMetres, formatMoney, formatPercent, type Locale } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import { Facts } from '@geven/ui/Facts';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Unit } from '@geven/ui/Unit';
import { Fragment } from 'react';
import type product from '../../../../messages/en/product.json';
import type { CalculatorInput } from '../../../lib/calculator-input';
import type { Place } from '../../../lib/place';
import { type ProductState, productStateQuery } from '../../../lib/product-state';
import { createTranslate, type Translate } from '../../../lib/translate';
import type { BoardSize, BuyRow, FinishChoice } from '../buy/buy-content';
import { chosenFinishes } from '../buy/finishes';
import { type Calculation, calculate, type PurchaseOption } from './calculate';
import * as styles from './calculator.css';
import { FormulaLines } from './FormulaLines';
import { LayingPlan } from './LayingPlan';
import { OneLengthTable } from './OneLengthTable';

export type CalculatorMessages = Pick<typeof product, 'calc'>;
export type CalculatorText = Translate<CalculatorMessages>;

/** What the calculator knows of the product, as data. */
export interface CalculatorResultFacts {
  readonly address: string;
  readonly cover: number;
  /** Running metres per m². */
  readonly autoConversion: number | null;
  readonly rows: readonly BuyRow[];
  readonly finishes: readonly FinishChoice[];
  readonly step: number;
  readonly board: BoardSize | null;
  /** Of the wood in the plan. */
  readonly colour: string | undefined;
  readonly place: Place;
  readonly messages: CalculatorMessages;
}

export interface CalculatorResultProps {
  facts: CalculatorResultFacts;
  /** Null when what was entered is no question. */
  input: CalculatorInput | null;
  /** What is chosen, for prices with finishes and for links that keep it. */
  state: ProductState;
  /** Takes pieces over without leaving the page. */
  onTake?: ((option: PurchaseOption) => void) | undefined;
}

/** What to buy for an area: the best way, how it was found, what it saves, and every single length beside it. */
export function CalculatorResult({ facts, input, state, onTake }: CalculatorResultProps) {
  const { place, messages } = facts;
  const t: CalculatorText = createTranslate(messages, place.locale);
  if (!input) return <p className={styles.hint}>{t('calc.invalid')}</p>;
  const finishes = chosenFinishes(facts.finishes, state.finishes);
  const found = calculate(input, { ...facts, ...place, finishes });
  const { best } = found;
  if (!best) return <Notice tone="info">{t('calc.tooMuch')}</Notice>;
  const take = (option: PurchaseOption) => ({
    href: takeOverHref(facts.address, state, option),
    ...(onTake
      ? {
          onClick: (event: { preventDefault(): void }) => {
            event.preventDefault();
            onTake(option);
            document.getElementById('lengths')?.scrollIntoView();
          },
        }
      : {}),
  });
  return (
    <div className={styles.result}>
      {found.surfaces.map((surface) => (
        <LayingPlan
          colour={facts.colour}
          cover={facts.cover}
          key={JSON.stringify(surface)}
          locale={place.locale}
          surface={surface}
          t={t}
        />
      ))}
      <div aria-live="polite" className={styles.answer}>
        <Facts
          items={[
            { label: t('calc.need'), value: <Boards locale={place.locale} option={best} /> },
            { label: t('calc.wasteShare'), value: formatPercent(best.waste * 100, 1, place.locale) },
            { label: t('calc.price'), value: formatMoney(best.price) },
          ]}
          size="large"
        />
        <LinkButton variant="outline" {...take(best)}>
          {t('calc.takeOver')}
        </LinkButton>
      </div>
      <p className={styles.hint}>{explanation(found, place.locale, t).join(' ')}</p>
      <FormulaLines facts={facts} found={found} t={t} />
      <Disclosure summary={t('calc.oneLength')}>
        <OneLengthTable locale={place.locale} options={found.oneLength} t={t} take={take} />
      </Disclosure>
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

function explanation(
  { method, saved, savedAgainst, best, longest, surfaces }: Calculation,
  locale: Locale,
  t: CalculatorText,
): string[] {
  return [
    ...(method === 'exact' && !best?.isBeyondStock ? [t('calc.exact')] : []),
    ...(method === 'first fit decreasing' ? [t('calc.heuristic')] : []),
    ...(saved > 0 && savedAgainst !== null
      ? [t('calc.saves', { metres: formatMetres(saved, locale), length: formatMetres(savedAgainst, locale) })]
      : []),
    ...(method !== 'area' && saved === 0 && savedAgainst !== null ? [t('calc.savesNothing')] : []),
    ...(surfaces.some(({ length }) => length > longest)
      ? [t('calc.joined', { length: formatMetres(longest, locale) })]
      : []),
    ...(best?.isBeyondStock ? [t('calc.beyondStock')] : []),
  ];
}

/** The page with an option's pieces in its table. */
function takeOverHref(address: string, state: ProductState, { boards }: PurchaseOption): string {
  const pieces = new Map(boards.map(({ id, pieces: count }) => [id, count]));
  const said = Object.entries(productStateQuery({ ...state, pieces })).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `${address}?${new URLSearchParams(said).toString().replaceAll('%2C', ',')}#lengths`;
}
