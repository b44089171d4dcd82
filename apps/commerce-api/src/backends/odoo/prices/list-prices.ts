import type { ListPriceRecord } from '@geven/catalogue-records';
import { OdooError } from '@geven/odoo-rpc';
import { CURRENCY } from '@geven/timber';
import type { Database } from '../../../database/connection';
import type { OdooRange } from '../catalogue/odoo-range';
import type { VariantFacts } from '../catalogue/read/read-variant-facts';
import { pieceFacts } from '../catalogue/records/map-variants';
import { toCents } from '../catalogue/records/to-cents';
import { forgetUnused, listsInUse, type PricedVariant, pricedVariants, writeListPrices } from './list-price-rows';

export interface ListPricesOptions {
  readonly database: Pick<Database, 'db'>;
  readonly range: Pick<OdooRange, 'facts'>;
  /** Raises when this process may no longer write. */
  readonly assertMayWrite: () => void;
}

/** Products whose variants are to be asked for, or all. */
type Wanted = ReadonlySet<number> | 'all';

/** Follows the prices of the price lists that customers have, beside those of the shop's own. */
export interface ListPrices {
  /** Something of these products is another: so may be their prices. */
  expect(templateIds: readonly number[]): void;
  /** Any price may be another. */
  expectAll(): void;
  /** One list after the other, each time the next: a rule that begins at a date leaves no trace. */
  expectNextList(): void;
  /**
   * Asks for a piece of what is expected, and returns whether there is more: a whole range in one go would keep an Odoo
   * worker, and what follows the catalogue, for a minute.
   */
  step(): Promise<boolean>;
}

/** Variants of one step; Odoo takes some seconds for them. */
const PIECE = 900;
const NOTHING: ReadonlySet<number> = new Set();

export function createListPrices({ database, range, assertMayWrite }: ListPricesOptions): ListPrices {
  const { db } = database;
  /** By list: those that customers have, in the order in which they are asked. */
  const lists = new Map<string, Wanted>();
  /** What is left of the list that is under way. */
  let rest: { readonly priceList: string; readonly variants: readonly PricedVariant[] } | undefined;

  /** Lists that customers have got are asked for as a whole; those that nobody has are forgotten. */
  async function noteUse(): Promise<void> {
    const used = await listsInUse(db);
    const isSame = used.length === lists.size && used.every((key) => lists.has(key));
    if (isSame && used.length > 0) return;
    assertMayWrite();
    await forgetUnused(database, used);
    for (const key of lists.keys()) if (!used.includes(key)) lists.delete(key);
    for (const key of used) if (!lists.has(key)) lists.set(key, 'all');
    if (rest && !lists.has(rest.priceList)) rest = undefined;
  }

  async function begin(): Promise<typeof rest> {
    for (const [priceList, wanted] of lists) {
      if (wanted !== 'all' && wanted.size === 0) continue;
      const variants = await pricedVariants(db, wanted === 'all' ? undefined : [...wanted]);
      lists.set(priceList, NOTHING);
      if (variants.length > 0) return { priceList, variants };
    }
    return undefined;
  }

  return {
    expect(templateIds) {
      for (const [key, wanted] of lists) {
        if (wanted !== 'all') lists.set(key, new Set([...wanted, ...templateIds]));
      }
    },
    expectAll() {
      for (const key of lists.keys()) lists.set(key, 'all');
    },
    expectNextList() {
      const [first] = lists.keys();
      if (first === undefined) return;
      // Last in the next turn.
      lists.delete(first);
      lists.set(first, 'all');
    },
    async step() {
      await noteUse();
      rest ??= await begin();
      if (!rest) return false;
      const { priceList, variants } = rest;
      const piece = variants.slice(0, PIECE);
      const facts = await factsAt(range, priceList, piece);
      assertMayWrite();
      await writeListPrices(database, {
        priceList,
        variantIds: piece.map(({ id }) => id),
        prices: piece.flatMap((variant) => priceOf(variant, facts.get(variant.id), priceList) ?? []),
      });
      rest = variants.length > PIECE ? { priceList, variants: variants.slice(PIECE) } : undefined;
      return rest !== undefined || [...lists.values()].some((wanted) => wanted === 'all' || wanted.size > 0);
    },
  };
}

/** Nothing of a list that was deleted while a customer still has it: prices are everybody's then. */
async function factsAt(
  range: Pick<OdooRange, 'facts'>,
  priceList: string,
  variants: readonly PricedVariant[],
): Promise<ReadonlyMap<number, VariantFacts>> {
  const ids = variants.map(({ id }) => id);
  try {
    return await range.facts(ids, Number(priceList));
  } catch (error) {
    if (error instanceof OdooError && error.kind === 'missing') return new Map();
    throw error;
  }
}

/** Null where the list says nothing that the standard price does not. */
function priceOf(
  { id: variantId, lengthMm, price: standard, quantityPerPiece }: PricedVariant,
  facts: VariantFacts | undefined,
  priceList: string,
): ListPriceRecord | null {
  if (!facts || facts.currency !== CURRENCY || !(facts.net > 0)) return null;
  const { price } = pieceFacts(facts, quantityPerPiece ?? 1);
  if (price === standard) return null;
  const isByLength = quantityPerPiece !== null && lengthMm !== null;
  const priceM1 = isByLength ? toCents((facts.net * quantityPerPiece * 1000) / lengthMm) : null;
  return { priceList, variantId, price, priceM1 };
}
