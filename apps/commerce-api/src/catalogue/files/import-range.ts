import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connection';
import { searchRedirects } from '../../database/schema/search-redirects';
import { lockCatalogue } from '../catalogue-lock';
import { readAllListPrices } from '../list-prices';
import { readRecords } from '../read-records';
import { replaceRecords } from '../replace-catalogue';
import { replaceSearchRedirects } from '../search-redirects';
import type { Range } from './range-files';
import { readRange } from './read-range';
import { type ChangeSummary, summariseChanges } from './summarise-changes';

/** What `catalogue_state` calls a range of files: the sample never takes its place again. */
export const IMPORT_SOURCE = 'import';

// Any number that nothing else in the database locks.
const IMPORT_LOCK = 7_431_211;

/** Another import is under way. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning';
}

interface ImportOptions {
  /** A folder of files, or a JSON file with all of them. */
  readonly path: string;
  /** Only reports what would change. */
  readonly isDryRun: boolean;
}

/**
 * Puts the range of some files in the place of the one that is there, all of it or nothing, and reports what changes.
 * Raises `InvalidImport` for files with problems and `ImportRunning` while another import runs.
 */
export async function importRange(database: Database, { path, isDryRun }: ImportOptions): Promise<ChangeSummary> {
  return database.transactionOnClient(async (tx, client) => {
    const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`);
    if (!rows[0]?.free) throw new ImportRunning('Another import is under way: try again when it has ended');
    const range = await readRange(path);
    // Before it is compared: what others write meanwhile would be reported as a change of ours.
    if (!isDryRun) await lockCatalogue(tx);
    const summary = summariseChanges(await presentRange(database), range);
    if (!isDryRun) {
      await replaceRecords(tx, client, {
        source: IMPORT_SOURCE,
        records: range.records,
        alongside: (transaction) => replaceSearchRedirects(transaction, range.redirects),
      });
    }
    return summary;
  });
}

/** The range that is there. */
export async function presentRange(database: Database): Promise<Range> {
  const redirects = await database.db
    .select({ from: searchRedirects.from, locale: searchRedirects.locale, to: searchRedirects.to })
    .from(searchRedirects)
    .orderBy(searchRedirects.id);
  const records = { ...(await readRecords(database)), listPrices: await readAllListPrices(database.db) };
  return { records, redirects };
}
