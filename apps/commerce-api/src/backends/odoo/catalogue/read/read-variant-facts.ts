import type { OdooIds } from '../../actions/odoo-ids';
import type { RunAction } from '../../actions/run-action';
import { inBatches } from './in-batches';
import { VARIANT_FACTS_ACTION, type VariantFactsAnswer, type VariantFactsRequest } from './variant-facts-action';

/** What a variant costs and how many are free, in the unit that Odoo sells it in; amounts in the pricelist's currency. */
export interface VariantFacts {
  readonly net: number;
  /** Null for goods that Odoo does not count. */
  readonly free: number | null;
  readonly taxCount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface VariantFactsReader {
  /** The variants of these ids that there still are, at the prices of a pricelist: without one, of the shop's. */
  read(variantIds: readonly number[], pricelistId?: number): Promise<ReadonlyMap<number, VariantFacts>>;
  /** Identity that Odoo gave its database: another one under the same address is another catalogue. */
  database(): Promise<string>;
}

/** Odoo answers a few hundred in a second or two; more would keep a worker from shoppers for too long. */
const BATCH = 300;
const TIMEOUT_MS = 60_000;

export function createVariantFactsReader(run: RunAction, ids: OdooIds): VariantFactsReader {
  async function ask(variantIds: readonly number[], pricelistId?: number): Promise<VariantFactsAnswer> {
    const pricelist = pricelistId ?? (await ids.find('pricelist'));
    const request: VariantFactsRequest = { pricelist_id: pricelist, product_ids: variantIds };
    return await run<VariantFactsAnswer>(VARIANT_FACTS_ACTION, { request, timeoutMs: TIMEOUT_MS, isSafe: true });
  }

  return {
    async read(variantIds, pricelistId) {
      const all = new Map<number, VariantFacts>();
      for (const batch of inBatches(variantIds, BATCH)) {
        const { currency, facts } = await ask(batch, pricelistId);
        for (const [id, net, , free, taxCount] of facts) all.set(id, { net, free, taxCount, currency });
      }
      return all;
    },
    database: async () => (await ask([])).database,
  };
}
