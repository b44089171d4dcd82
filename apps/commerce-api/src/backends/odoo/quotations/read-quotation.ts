import { CURRENCY, MAX_PIECES } from '@geven/timber';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { productFinishes, productVariants } from '../../../database/schema/catalogue';
import { odooFinishServices } from '../../../database/schema/odoo-catalogue';
import type { Quotation, QuotedLine } from '../../../domain/quotations/quotation';
import type { QuotationAnswer, QuotationLineAnswer } from '../actions/quotation-action';
import { quantitiesPerPiece } from '../cart/quantities-per-piece';
import { toCents } from '../catalogue/records/to-cents';

/**
 * Reads a quotation of Odoo in words of ours. Its lines are those of goods that the shop sells, with the finishes that it
 * knows: freight, services and what else the merchant has written there are in its sum alone. It can be ordered here when
 * a cart can show all of it: goods of the shop in whole pieces, their finishes and freight, in euros.
 */
export function createReadQuotation(db: Database['db']) {
  return async (answer: QuotationAnswer, openedId: number | null = null): Promise<Quotation> => {
    const { id, name, is_asked, reference, date, valid_until, untaxed, currency } = answer;
    const { lines, areAllKnown } = await readLines(db, answer.lines);
    return {
      ...{ id, name, clientOrderRef: reference, projectReference: null, validUntil: valid_until },
      state: is_asked ? 'Quotation' : 'QuotationSent',
      savedAt: new Date(`${date.replace(' ', 'T')}Z`),
      untaxed: toCents(untaxed),
      lines,
      isOpened: id === openedId,
      isOrderable: areAllKnown && lines.length > 0 && currency === CURRENCY,
    };
  };
}

async function readLines(db: Database['db'], lines: readonly QuotationLineAnswer[]) {
  const productIds = lines.flatMap(({ product_id }) => product_id ?? []);
  const valueIds = lines.flatMap(({ value_ids }) => value_ids);
  const [variants, finishes, services, perPiece] = await Promise.all([
    idsOf(db.select({ id: productVariants.id }).from(productVariants).where(inArray(productVariants.id, productIds))),
    idsOf(db.select({ id: productFinishes.id }).from(productFinishes).where(inArray(productFinishes.id, valueIds))),
    idsOf(
      db
        .select({ id: odooFinishServices.productId })
        .from(odooFinishServices)
        .where(inArray(odooFinishServices.productId, productIds)),
    ),
    quantitiesPerPiece(db, productIds),
  ]);
  const pieceCount = ({ product_id, quantity }: QuotationLineAnswer) => quantity / (perPiece[product_id ?? 0] ?? 1);
  const read = lines.flatMap((line): QuotedLine[] => {
    const { product_id: variantId, part, value_ids, name, net, gross } = line;
    if (variantId === null || part !== null || !variants.has(variantId)) return [];
    const pieces = Math.max(1, Math.round(pieceCount(line)));
    const finishIds = value_ids.filter((valueId) => finishes.has(valueId));
    const price = Math.round(toCents(net) / pieces);
    return [{ variantId, finishIds, pieces, name, gross: toCents(gross), price, surcharges: [] }];
  });
  const isKnown = (line: QuotationLineAnswer): boolean => {
    const { product_id: productId, part, value_ids } = line;
    if (part === 'delivery') return true;
    if (productId === null) return false;
    if (part === 'finish') return services.has(productId);
    return variants.has(productId) && value_ids.every((id) => finishes.has(id)) && isWhole(pieceCount(line));
  };
  return { lines: read, areAllKnown: lines.every(isKnown) };
}

/** Metres are noisy. */
const isWhole = (count: number): boolean =>
  Math.round(count) >= 1 && Math.round(count) <= MAX_PIECES && Math.abs(count - Math.round(count)) < 0.001;

async function idsOf(rows: Promise<readonly { readonly id: number }[]>): Promise<ReadonlySet<number>> {
  return new Set((await rows).map(({ id }) => id));
}
