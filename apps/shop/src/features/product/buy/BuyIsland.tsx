'use client';
import type { CartProductInput } from '@geven/odoo-sdk';
import { type Coverage, formatMoney, grossOf } from '@geven/timber';
import { Notice } from '@geven/ui/Notice';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import type { AddedView } from '@/components/added-to-cart/announce-added';
import { piecesField } from '@/lib/forms/pieces-form';
import type { ProductState } from '@/lib/products/product-state';
import type { PageContext } from '@/lib/routing/page-context';
import type { ErrorTexts } from '@/lib/texts/error-text';
import { createTranslate } from '@/lib/texts/translate';
import { quantityText } from '@/lib/texts/unit-texts';
import { BuyQuantities } from './BuyQuantities';
import { BuyRows, type PricedRow } from './BuyRows';
import * as styles from './buy.css';
import type { BoardSize, BuyMessages, BuyRow, FinishChoice, UnitPriceFacts } from './buy-content';
import { buyTotals } from './buy-totals';
import { deliveryTexts } from './delivery-texts';
import { FinishFields } from './FinishFields';
import { FinishFilters } from './FinishFilters';
import { tintOf } from './finish-tints';
import { chosenFinishes, finishingDays, isOffered, piecePrice, rowAmounts, unitPrices } from './finishes';
import { rowDelay } from './row-delay';
import { TotalBar } from './TotalBar';
import { UnitPrices, type UnitPricesProps } from './UnitPrices';
import { useAddToCart } from './use-add-to-cart';
import { useChoice } from './use-choice';

export interface BuyIslandProps {
  /** Id of the product: without scripts the server looks its finishes up. */
  product: number;
  /** The page's own path. */
  address: string;
  cartHref: string;
  rows: readonly BuyRow[];
  finishes: readonly FinishChoice[];
  prices: UnitPriceFacts;
  board: BoardSize | null;
  /** mm that a laid board takes up; null where nothing is sold by m². */
  cover: number | null;
  /** m² that a litre of it covers. */
  coverage: Coverage | null;
  step: number;
  hasLengths: boolean;
  /** Address of a small picture of the wood. */
  face: string | undefined;
  /** Colour of the wood in the drawn lengths. */
  grain: string | undefined;
  context: PageContext;
  /** The yard's date, ISO. */
  today: string;
  /** What the address says is chosen. */
  initial: ProductState;
  messages: BuyMessages;
  errors: ErrorTexts;
  texts: {
    units: UnitPricesProps['units'];
    totalNote: string;
    /** Name of the product. */
    name: string;
    labels: AddedView['labels'];
  };
  /** Why the form came back. */
  error: string | undefined;
  stockNote: ReactNode;
  /** What stands below the prices. */
  facts: ReactNode;
  /** Before the choice: what has to be read, and what helps to choose. */
  beforeChoice: ReactNode;
  /** What stands between the prices and the choice. */
  beside: ReactNode;
  /** What is between the table and the total. */
  children: ReactNode;
}

/** Finishes, a row per length with live sums, and the way into the cart. Without scripts a plain form. */
export function BuyIsland(props: BuyIslandProps) {
  const { context, today, board, cover, step, texts } = props;
  const { locale, isNet, vatRate } = context;
  const t = useMemo(() => createTranslate(props.messages, locale), [props.messages, locale]);
  const { choice, change, setPieces } = useChoice(props.initial);
  const { add, isBusy, inCart, error, slot } = useAddToCart({
    view: { locale, isNet, cartHref: props.cartHref, labels: texts.labels },
    errors: props.errors,
    onAdded: () => change({ pieces: new Map() }),
  });
  const finishes = chosenFinishes(props.finishes, choice.finishes);
  const extraDays = finishingDays(finishes);
  const deliveryOf = (saleDelay: number) => deliveryTexts(today, saleDelay, locale);
  const amountsOf = (pieces: number, row: BuyRow) => rowAmounts(pieces, row, { board, finishes, vatRate });
  const rows = props.rows.map((row): PricedRow => {
    const isAvailable = isOffered(row, finishes);
    const pieces = (isAvailable && row.id !== null && choice.pieces.get(row.id)) || 0;
    const piece = piecePrice(row, board, finishes);
    const { net, gross } = amountsOf(pieces, row);
    return {
      ...row,
      pieces,
      from: deliveryOf(rowDelay(row, pieces) + extraDays).first,
      shownPiece: isNet ? piece : grossOf(piece, vatRate),
      shownSum: isNet ? net : gross,
      isOffered: isAvailable,
      inCart: inCart.reduce((sum, line) => (line.id === row.id ? sum + line.pieces : sum), 0),
      isHighlighted: row.id !== null && choice.pieces.get(row.id) === 0 && props.initial.pieces.get(row.id) === 0,
    };
  });
  const totals = buyTotals(
    rows,
    new Map(rows.flatMap(({ id, pieces }) => (id === null ? [] : [[id, pieces]]))),
    finishes,
    amountsOf,
  );
  const products = rows.flatMap(({ id, pieces, isSample }): CartProductInput[] => {
    if (id === null || pieces === 0) return [];
    const finishIds = isSample ? [] : finishes.map((finish) => finish.id);
    return [{ id, quantity: pieces, ...(finishIds.length > 0 ? { finishIds } : {}) }];
  });
  const shownError = error ?? props.error;
  const onPieces = (id: number, pieces: number) => {
    setPieces(id, pieces);
    // After the sum's bar has come, which may lie on the row.
    requestAnimationFrame(() => rowOf(id)?.scrollIntoView({ block: 'nearest' }));
  };
  const shared = { rows, onPieces, step, stockNote: props.stockNote, t };
  return (
    <form
      action="/api/cart/add"
      className={styles.form}
      data-finish={tintOf(finishes.map(({ slug }) => slug))}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        // Without pieces the message is above the rows; what it asks for is the first that can be had.
        if (products.length === 0) firstField(event.currentTarget)?.focus();
        add(products, submitterOf(event));
      }}
    >
      <FinishFilters slugs={props.finishes.map(({ slug }) => slug)} />
      <div className={styles.priceArea}>
        <UnitPrices
          context={context}
          packs={props.rows}
          prices={unitPrices(props.prices, { board, cover }, finishes)}
          t={t}
          units={texts.units}
        />
        {props.facts}
      </div>
      {props.beside}
      <div className={styles.lengths} id="lengths">
        <input name="locale" type="hidden" value={locale} />
        <input name="path" type="hidden" value={props.address} />
        <input name="product" type="hidden" value={props.product} />
        {slot}
        {props.beforeChoice}
        <FinishFields
          address={props.address}
          chosen={choice.finishes}
          face={props.face}
          finishes={props.finishes}
          onChoose={(attribute, slug) => {
            const { [attribute]: _, ...others } = choice.finishes;
            change({ finishes: slug ? { ...others, [attribute]: slug } : others });
          }}
          t={t}
        />
        {finishes.length > 0 && <p className={styles.note}>{t('finish.toOrder')}</p>}
        {shownError && (
          <div className={styles.error}>
            <Notice isAlert tone="danger">
              {shownError}
            </Notice>
          </div>
        )}
        {props.hasLengths ? (
          <BuyRows {...shared} face={props.face} grain={props.grain} locale={locale} />
        ) : (
          <BuyQuantities {...shared} coverage={props.coverage} product={texts.name} />
        )}
        {props.children}
      </div>
      <TotalBar
        cart={inCart.length > 0 ? { href: props.cartHref, quantity: quantityText(inCart, t) } : undefined}
        cover={cover}
        days={deliveryOf(totals.saleDelay).days}
        hasLengths={props.hasLengths}
        isBusy={isBusy}
        refusal={products.length === 0 ? shownError : undefined}
        locale={locale}
        note={texts.totalNote}
        quantity={quantityText(rows, t)}
        price={formatMoney(isNet ? totals.net : totals.gross)}
        t={t}
        totals={totals}
      />
    </form>
  );
}

const firstField = (form: HTMLFormElement): HTMLElement | null => form.querySelector('input[type=number]:enabled');

const rowOf = (id: number) => document.getElementsByName(piecesField(id))[0]?.closest('tr, li');

/** The button that sends a form; the form itself where none does. */
const submitterOf = ({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): Element =>
  (nativeEvent as SubmitEvent).submitter ?? currentTarget;
