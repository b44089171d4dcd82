'use client';
import { formatContents } from '@geven/timber';
import { type Coverage, cheapestPacks, millilitresFor } from '@geven/timber/coverage';
import { Button } from '@geven/ui/Button';
import { Disclosure } from '@geven/ui/Disclosure';
import { Select } from '@geven/ui/Select';
import { Text } from '@geven/ui/Text';
import { TextField } from '@geven/ui/TextField';
import { useMemo, useState } from 'react';
import { readArea } from '@/lib/products/calculator-fields';
import type { PageContext } from '@/lib/routing/page-context';
import { createTranslate } from '@/lib/texts/translate';
import type { BuyRow } from '../buy/buy-content';
import { offerPieces } from '../buy/pieces-event';
import * as styles from './calculator.css';
import { fieldTexts } from './field-texts';
import type { CalculatorMessages } from './product-facts';

export interface CoverageIslandProps {
  coverage: Coverage;
  rows: readonly BuyRow[];
  /** Step of the pieces field. */
  step: number;
  locale: PageContext['locale'];
  messages: CalculatorMessages;
}

const COATS = ['1', '2'];
/** Nobody measures out less. */
const SHOWN_MILLILITRES = 100;

/** Turns an area into the cheapest cans that suffice. It only spares a division: without scripts it is not there. */
export function CoverageIsland({ coverage, rows, step, locale, messages }: CoverageIslandProps) {
  const t = useMemo(() => createTranslate(messages, locale), [messages, locale]);
  const [text, setText] = useState('');
  const [coats, setCoats] = useState('1');
  // Nobody is interrupted while typing.
  const [isLeft, setIsLeft] = useState(false);
  const reading = readArea(text);
  const needed = reading.value === undefined ? 0 : millilitresFor(reading.value, Number(coats), coverage);
  const packs = packsOf(rows);
  const counts = cheapestPacks(
    needed,
    packs.map(({ amount, price }) => ({ amount: amount * step, price: price * step })),
  );
  const chosen = packs
    .map((pack, index) => ({ ...pack, pieces: (counts[index] ?? 0) * step }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => other.amount - one.amount);
  const volume = (amount: number) => formatContents({ amount, unit: 'MILLILITRE' }, locale);
  const take = () => chosen.length > 0 && offerPieces(new Map(chosen.map(({ id, pieces }) => [id, pieces])));
  return (
    <Disclosure className={styles.coverageFold} summary={t('calc.titleCans')} variant="row">
      <div className={styles.coverage}>
        <TextField
          autoComplete="off"
          className={styles.coverageArea}
          inputMode="decimal"
          label={t('calc.planedArea')}
          maxLength={10}
          onBlur={() => setIsLeft(true)}
          onChange={({ target }) => {
            setText(target.value);
            setIsLeft(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It is within the form that puts into the cart.
            event.preventDefault();
            take();
          }}
          suffix="m²"
          value={text}
          {...(isLeft ? fieldTexts(reading, locale, t) : {})}
        />
        <Select
          label={t('calc.coats')}
          onChange={({ target }) => setCoats(target.value)}
          options={COATS.map((value) => ({ value, label: value }))}
          value={coats}
        />
        <div className={styles.coverageAnswer}>
          {chosen.length === 0 && (
            <Text size="caption" tone="muted">
              {t('calc.cansHere')}
            </Text>
          )}
          <span role="status">
            {chosen.length > 0 &&
              t('calc.litresNeeded', {
                amount: volume(Math.ceil(needed / SHOWN_MILLILITRES) * SHOWN_MILLILITRES),
                packs: chosen
                  .map(({ pieces, amount }) => (pieces > 1 ? `${pieces} × ${volume(amount)}` : volume(amount)))
                  .join(' + '),
              })}
          </span>
          {chosen.length > 0 && (
            <Button onClick={take} size="small" variant="outline">
              {t('calc.takeThis')}
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  );
}

const packsOf = (rows: readonly BuyRow[]) =>
  rows.flatMap(({ id, contents, price }) =>
    id !== null && contents?.unit === 'MILLILITRE' ? [{ id, amount: contents.amount, price }] : [],
  );
