import type * as Graphql from '../../generated/resolvers-types';
import type { DataExport } from '../../ports/data-exports';

/** The copy of a customer's data in the words of the contract. */
export const toDataExport = ({ requestedAt, file }: DataExport): Graphql.DataExport => ({
  requestedAt: requestedAt.toISOString(),
  file: file && { key: file.key, expiresAt: file.expiresAt.toISOString() },
});
