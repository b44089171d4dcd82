import { type Amounts, finishedPiecePrice, finishSurcharge, taxOf, type VatRate } from '@geven/timber';
import { finishedMetrePrices, surchargesOf } from '@/lib/products/finished-prices';
import type { FinishAttribute } from '@/lib/products/product-state';
import type { BoardSize, BuyRow, FinishChoice, UnitPriceFacts } from './buy-content';

/** The chosen finishes; one that is part of the price is the default and costs nothing. */
export function chosenFinishes(
  finishes: readonly FinishChoice[],
  slugs: Readonly<Partial<Record<FinishAttribute, string>>>,
): readonly FinishChoice[] {
  return finishes.filter(({ attribute, slug, isDefault }) => !isDefault && slugs[attribute] === slug);
}

/** Days that finishing adds until goods leave the yard. */
export const finishingDays = (finishes: readonly FinishChoice[]): number =>
  finishes.reduce((sum, { extraDays }) => sum + extraDays, 0);

/** Whether a length can be had with these finishes. */
export const isOffered = ({ id, missing }: BuyRow, finishes: readonly FinishChoice[]): boolean =>
  id !== null && finishes.every((finish) => !missing.includes(finish.id));

/** Net cents of one piece with its finishes, as it is shown beside the length (PD-12, PD-13). */
export function piecePrice(
  { price, length, isSample }: BuyRow,
  board: BoardSize | null,
  finishes: readonly FinishChoice[],
): number {
  if (!board || isSample || length === null) return price;
  return finishedPiecePrice({ ...board, lengthMm: length, price, surcharges: surchargesOf(finishes) });
}

/** What the pieces of a row cost, finishes included: rounded and taxed once, as the order does it (PD-09). */
export function rowAmounts(
  pieces: number,
  { price, length, isSample }: BuyRow,
  { board, finishes, vatRate }: { board: BoardSize | null; finishes: readonly FinishChoice[]; vatRate: VatRate },
): Amounts {
  const surcharges =
    board && !isSample && length !== null
      ? finishes.map(({ surcharge }) =>
          surcharge ? finishSurcharge({ ...surcharge, ...board, lengthMm: length, pieces }) : 0,
        )
      : [];
  const net = surcharges.reduce((sum, surcharge) => sum + surcharge, pieces * price);
  const tax = taxOf(net, vatRate);
  return { net, tax, gross: net + tax };
}

/** The product's unit prices with the finishes. */
export function unitPrices(
  facts: UnitPriceFacts,
  { board, cover }: { board: BoardSize | null; cover: number | null },
  finishes: readonly FinishChoice[],
): UnitPriceFacts {
  return board ? { ...facts, ...finishedMetrePrices(facts, { ...board, cover }, surchargesOf(finishes)) } : facts;
}
