import type { Clock } from '../../ports/clock';
import type { DataExport, DataExports } from '../../ports/data-exports';
import { customersFiles, type Files, type StoredFile } from '../../ports/files';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import { freshLoginOf, loginOf } from './fresh-login';

interface DataExportOptions {
  readonly dataExports: Pick<DataExports, 'find' | 'request'>;
  readonly files: Pick<Files, 'find' | 'remove'>;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** How customers get a copy of their data (LG-07), and other files of theirs. */
export function createDataExportUseCases({ dataExports, files, limits, clock }: DataExportOptions) {
  return {
    /** Null when none was asked for, or the last one has expired. */
    async getDataExport(visitor: Visitor): Promise<DataExport | null> {
      return await dataExports.find((await loginOf(visitor)).customerId);
    },
    /** Has a new one made in place of the one before; while one is being made that one goes on. */
    async requestDataExport(visitor: Visitor): Promise<DataExport> {
      const { customerId } = await loginOf(visitor);
      const before = await dataExports.find(customerId);
      if (before && !before.file) return await dataExports.request(customerId);
      await limits.count('dataExportsOfCustomer', customerId);
      const next = await dataExports.request(customerId);
      if (before?.file) await files.remove(before.file.key, customersFiles(customerId));
      return next;
    },
    /** A file of whoever logged in within 10 minutes; another customer's is as if there were none (DB-33). */
    async openFile(visitor: Visitor, key: string): Promise<StoredFile | null> {
      const { customerId } = await freshLoginOf(visitor, clock);
      return await files.find(key, customersFiles(customerId));
    },
  };
}
