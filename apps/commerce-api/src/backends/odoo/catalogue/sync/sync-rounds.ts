import type { OdooClient } from '@geven/odoo-rpc';
import { patchCatalogue } from '../../../../catalogue/patch-catalogue';
import { replaceCatalogue } from '../../../../catalogue/replace-catalogue';
import type { Database } from '../../../../database/connection';
import { createListPrices } from '../../prices/list-prices';
import type { LeftOut } from '../left-out';
import { createOdooCatalogueSource, odooSourceName, recordsOf } from '../odoo-catalogue-source';
import type { OdooRange, ReadProgress } from '../odoo-range';
import { withUniqueNumbers } from '../records/unique-numbers';
import type { Vocabulary } from '../vocabulary';
import { affectedTemplates, repricedTemplates } from './affected-templates';
import { templatesThatDiffer } from './compare-ids';
import { createNews } from './news';
import { readChanges, readNewest } from './read-changes';
import { repricedFinishes } from './repriced-finishes';
import { readSyncState, type SyncState, writeCharged, writeSyncState, writeUnits } from './sync-rows';
import { takenNumbers } from './taken-numbers';

export interface SyncRoundsOptions {
  readonly client: OdooClient;
  readonly range: OdooRange;
  readonly database: Pick<Database, 'db' | 'transactionOnClient'>;
  /** Raises when this process may no longer write: it lost the lock, or ends. */
  readonly assertMayWrite?: () => void;
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Ms of a clock that only runs forward. */
  readonly now?: () => number;
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

export interface RoundResult {
  readonly kind: 'first load' | 'changes' | 'comparison';
  /** Products that were read. */
  readonly read: number;
  /** Whether the catalogue is another now. */
  readonly hasChanged: boolean;
}

/** One step after the other brings the catalogue to where Odoo is; each leaves it whole. */
export interface SyncRounds {
  /** Reads what was written since the last round, or everything when the catalogue is not this Odoo's yet. */
  follow(): Promise<RoundResult>;
  /**
   * The products whose ids, prices or stock are not Odoo's: deletions and rules that begin at a date leave no trace.
   * Takes seconds and writes nothing, so that rounds may go on meanwhile.
   */
  findDifferences(): Promise<ReadonlySet<number>>;
  /** Reads products again that differ, and those that are left out; finds them first when they are not given. */
  compare(differing?: ReadonlySet<number>): Promise<RoundResult>;
  /** Asks for a piece of what customers' own price lists say, and returns whether there is more. */
  followLists(): Promise<boolean>;
  /** The products that are not shown. */
  leftOut(): readonly LeftOut[];
}

export function createSyncRounds(options: SyncRoundsOptions): SyncRounds {
  const { client, range, database, assertMayWrite = () => undefined, onProgress } = options;
  const news = createNews(options.now);
  const leftOut = new Map<number, LeftOut>();
  const listPrices = createListPrices({ database, range, assertMayWrite });
  let vocabulary: Vocabulary | undefined;

  async function currentState(): Promise<SyncState | undefined> {
    const state = await readSyncState(database.db);
    const { database: identity, settings } = await range.identity();
    return state?.source === odooSourceName(identity) && state.settings === settings ? state : undefined;
  }

  async function loadFirst(): Promise<RoundResult> {
    const newest = await readNewest(client);
    // What is there already counts as read: it will be, from here on.
    news.forget();
    await readChanges(client, newest, news);
    const { settings } = await range.identity();
    const source = await createOdooCatalogueSource(range);
    const reading = await source.readWhole((progress) => {
      assertMayWrite();
      onProgress?.(progress);
    });
    assertMayWrite();
    await replaceCatalogue(database, {
      source: source.name,
      records: reading.records,
      alongside: async (tx) => {
        await writeUnits(tx, idsOf(reading.records.variants), reading.units);
        await writeCharged(tx, idsOf(reading.records.finishes), reading.charged);
        await writeSyncState(tx, { source: source.name, settings, newest });
      },
    });
    vocabulary = reading.vocabulary;
    listPrices.expectAll();
    noteLeftOut([...leftOut.keys()], reading.leftOut);
    return { kind: 'first load', read: reading.records.templates.length, hasChanged: true };
  }

  async function update(kind: RoundResult['kind'], ids: ReadonlySet<number>, state: SyncState): Promise<RoundResult> {
    const templateIds = [...ids];
    const known = vocabulary ?? (await range.readVocabulary());
    const reading = await range.readProducts(templateIds, known, (progress) => {
      assertMayWrite();
      onProgress?.(progress);
    });
    const taken = await takenNumbers(database.db, templateIds, reading.templates);
    const unique = withUniqueNumbers(reading.templates, taken);
    const records = recordsOf(unique.templates);
    assertMayWrite();
    const hasChanged = await patchCatalogue(database, {
      ...records,
      templateIds,
      vocabulary: vocabulary ? undefined : known.records,
      alongside: async (tx) => {
        const units = unique.templates.flatMap((product) => product.units);
        await writeUnits(tx, idsOf(records.variants), units);
        const charged = unique.templates.flatMap((product) => product.finishes.charged);
        await writeCharged(tx, idsOf(records.finishes), charged);
        await writeSyncState(tx, state);
      },
    });
    vocabulary = known;
    listPrices.expect(templateIds);
    noteLeftOut(templateIds, [...reading.leftOut, ...unique.leftOut]);
    return { kind, read: templateIds.length, hasChanged };
  }

  function noteLeftOut(readIds: readonly number[], now: readonly LeftOut[]): void {
    for (const id of readIds) leftOut.delete(id);
    for (const product of now) leftOut.set(product.templateId, product);
  }

  async function follow(): Promise<RoundResult> {
    const state = await currentState();
    if (!state) return await loadFirst();
    const { changes, newest } = await readChanges(client, state.newest, news);
    if (changes.some(({ isVocabulary }) => isVocabulary)) vocabulary = undefined;
    const ids = await affectedTemplates({ db: database.db, client, range }, changes);
    if (changes.some(({ isPricing }) => isPricing)) {
      listPrices.expectAll();
      for (const id of await repricedTemplates(database.db, range)) ids.add(id);
    }
    if (changes.length === 0) return { kind: 'changes', read: 0, hasChanged: false };
    for (const id of await repricedByServices()) ids.add(id);
    return await update('changes', ids, { ...state, newest });
  }

  async function findDifferences(): Promise<Set<number>> {
    const ids = await templatesThatDiffer(database.db, await range.readIds());
    for (const id of await repricedTemplates(database.db, range)) ids.add(id);
    for (const id of await repricedByServices()) ids.add(id);
    return ids;
  }

  /** Services are no products of the range: what they charge is compared whenever anything was written. */
  async function repricedByServices(): Promise<Set<number>> {
    const services = await range.readServices();
    if (vocabulary) vocabulary = { ...vocabulary, services };
    return await repricedFinishes(database.db, services);
  }

  async function compare(differing?: ReadonlySet<number>): Promise<RoundResult> {
    const state = await currentState();
    if (!state) return await loadFirst();
    vocabulary = undefined;
    listPrices.expectNextList();
    const ids = new Set([...(differing ?? (await findDifferences())), ...leftOut.keys()]);
    return await update('comparison', ids, state);
  }

  async function forgetting(round: () => Promise<RoundResult>): Promise<RoundResult> {
    try {
      return await round();
    } catch (error) {
      news.forget();
      vocabulary = undefined;
      throw error;
    }
  }

  return {
    follow: () => forgetting(follow),
    findDifferences,
    compare: (differing) => forgetting(() => compare(differing)),
    followLists: listPrices.step,
    leftOut: () => [...leftOut.values()],
  };
}
