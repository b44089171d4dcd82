import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection';
import { CATALOGUE_CHANGED, STOCK_HELD } from './catalogue-changes';
import { type CatalogueReader, createCatalogueReader } from './catalogue-reader';
import { readListPrices } from './list-prices';
import { buildCatalogueIndex, type CatalogueIndex, type IndexContext } from './projection/catalogue-index';
import { readRecords } from './read-records';

/** The catalogue as this process holds it: read from the database, answered from memory. */
export interface Catalogue extends CatalogueReader {
  /** The same catalogue at the prices of a list; they are read when somebody asks for them, once for each state. */
  at(priceList: string): Promise<CatalogueReader>;
  /** Reads the database again and swaps the result in; calls while it runs share one more run. */
  reload(): Promise<void>;
  /** Called after every swap. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

interface CatalogueOptions extends IndexContext {
  database: Database;
  /** What to do with a failed reload; the old state stays in use. */
  onError(error: unknown): void;
  /** How old the stock shown may be after an order, ms; a cart always knows the newest. @default a minute */
  stockAgeMs?: number;
}

/** An index with those of price lists, which end with it. */
interface CatalogueState {
  readonly index: CatalogueIndex;
  readonly lists: LRUCache<string, Promise<CatalogueIndex>>;
}

/** Lists in memory at one time: the least used is read again when it is next asked for. */
const MAX_LISTS = 16;
const STOCK_AGE_MS = 60_000;

/** Reads the catalogue, and again whenever some process announces a change. */
export async function createCatalogue({
  database,
  onError,
  stockAgeMs = STOCK_AGE_MS,
  ...context
}: CatalogueOptions): Promise<Catalogue> {
  const load = async (): Promise<CatalogueState> => {
    const index = buildCatalogueIndex(await readRecords(database), context);
    return { index, lists: new LRUCache({ max: MAX_LISTS }) };
  };
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let stockTimer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    clearTimeout(stockTimer);
    stockTimer = undefined;
    state = await load();
    for (const listener of listeners) listener();
  }

  function start(): Promise<void> {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  }

  function reload(): Promise<void> {
    if (!running) return start();
    // The run under way may have read before the change: one more follows, for all who ask meanwhile.
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return start();
      });
    return waiting;
  }

  const reloadInBackground = (): void => void reload().catch(onError);
  // Orders come more often than the range is worth reading.
  const reloadLater = (): void => {
    stockTimer ??= setTimeout(reloadInBackground, stockAgeMs).unref();
  };
  // First listen, then read: nothing that happens in between is missed. A new connection may have missed something too.
  const listening = await database.listen({
    channel: CATALOGUE_CHANGED,
    onNotify: (payload) => (payload === STOCK_HELD ? reloadLater() : reloadInBackground()),
    onReconnect: reloadInBackground,
  });
  let state = await load();

  /** The index of a list; one that could not be read is tried again. */
  function indexAt(priceList: string): Promise<CatalogueIndex> {
    const { index, lists } = state;
    const known = lists.get(priceList);
    if (known) return known;
    const made = readListPrices(database.db, priceList).then(index.atPrices);
    lists.set(priceList, made);
    made.catch(() => lists.delete(priceList));
    return made;
  }

  const standard = createCatalogueReader(() => state.index);
  return {
    ...standard,
    async at(priceList) {
      if (priceList === STANDARD_PRICE_LIST) return standard;
      const index = await indexAt(priceList);
      return createCatalogueReader(() => index);
    },
    reload,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearTimeout(stockTimer);
      return listening.close();
    },
  };
}
