import type { Database } from '../database/connection';
import { CATALOGUE_CHANGED } from './catalogue-changes';
import { type CatalogueReader, createCatalogueReader } from './catalogue-reader';
import { buildCatalogueIndex, type CatalogueIndex, type IndexContext } from './projection/catalogue-index';
import { readRecords } from './read-records';

/** The catalogue as this process holds it: read from the database, answered from memory. */
export interface Catalogue extends CatalogueReader {
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
}

/** Reads the catalogue, and again whenever some process announces a change. */
export async function createCatalogue({ database, onError, ...context }: CatalogueOptions): Promise<Catalogue> {
  const load = async (): Promise<CatalogueIndex> => buildCatalogueIndex(await readRecords(database), context);
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function run(): Promise<void> {
    index = await load();
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
  // First listen, then read: nothing that happens in between is missed. A new connection may have missed something too.
  const listening = await database.listen({
    channel: CATALOGUE_CHANGED,
    onNotify: reloadInBackground,
    onReconnect: reloadInBackground,
  });
  let index = await load();

  return {
    ...createCatalogueReader(() => index),
    reload,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listening.close(),
  };
}
