import type { Database } from '../../database/connection';
import { exportRange } from './export-range';
import { importRange, presentRange } from './import-range';
import { tellSummary } from './tell-summary';

interface CatalogueCommand {
  /** `import` or `export`. */
  readonly command: string | undefined;
  /** Folder or file. */
  readonly path: string | undefined;
  readonly isDryRun: boolean;
  readonly database: Database;
  readonly say: (line: string) => void;
}

/** Runs `catalogue import` or `catalogue export`; false for anything else. Problems of files are raised. */
export async function runCatalogueCommand(options: CatalogueCommand): Promise<boolean> {
  const { command, path, isDryRun, database, say } = options;
  if (path === undefined) return false;
  switch (command) {
    case 'import': {
      const summary = await importRange(database, { path, isDryRun });
      for (const line of tellSummary(summary)) say(line);
      say(isDryRun ? 'Dry run: nothing was changed' : 'Imported: running shops show it now');
      return true;
    }
    case 'export': {
      for (const [name, count] of await exportRange(path, await presentRange(database)))
        say(`${name}.csv: ${count} rows`);
      return true;
    }
    default:
      return false;
  }
}
