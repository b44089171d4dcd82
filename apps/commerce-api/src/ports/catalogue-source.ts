import type { CatalogueRecords } from '@geven/catalogue-records';

/** Where products come from: the sample catalogue, an import file or Odoo. */
export interface CatalogueSource {
  name: string;
  read(): Promise<CatalogueRecords>;
}
