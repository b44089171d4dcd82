import type { CatalogueRecords } from '@geven/catalogue-records';
import type { ProductRecords } from '../../../catalogue/patch-catalogue';
import type { CatalogueSource } from '../../../ports/catalogue-source';
import type { LeftOut } from './left-out';
import type { OdooRange, ReadProgress } from './odoo-range';
import type { ChargedFinish } from './records/map-finishes';
import type { MappedTemplate, VariantUnit } from './records/mapped-template';
import { withUniqueNumbers } from './records/unique-numbers';
import type { Vocabulary } from './vocabulary';

/** The whole range, with what only the Odoo backend keeps of it. */
export interface OdooReading {
  readonly records: CatalogueRecords;
  readonly units: readonly VariantUnit[];
  readonly charged: readonly ChargedFinish[];
  readonly leftOut: readonly LeftOut[];
  readonly vocabulary: Vocabulary;
}

export interface OdooCatalogueSource extends CatalogueSource {
  readWhole(onProgress?: (progress: ReadProgress) => void): Promise<OdooReading>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the catalogue is called that is an Odoo's; `database` is Odoo's identity of its database. */
export const odooSourceName = (database: string): string => `odoo:${database}`;

/** An Odoo as a source of the catalogue. */
export async function createOdooCatalogueSource(range: OdooRange): Promise<OdooCatalogueSource> {
  async function readWhole(onProgress?: (progress: ReadProgress) => void): Promise<OdooReading> {
    const vocabulary = await range.readVocabulary();
    const { templates: ids } = await range.readIds();
    const reading = await range.readProducts([...ids], vocabulary, onProgress);
    const unique = withUniqueNumbers(reading.templates, { templates: NOTHING, variants: NOTHING, barcodes: NOTHING });
    return {
      records: { ...vocabulary.records, ...recordsOf(unique.templates), prices: [], listPrices: [] },
      units: unique.templates.flatMap(({ units }) => units),
      charged: unique.templates.flatMap(({ finishes }) => finishes.charged),
      leftOut: [...reading.leftOut, ...unique.leftOut],
      vocabulary,
    };
  }
  return {
    name: odooSourceName((await range.identity()).database),
    readWhole,
    read: async () => (await readWhole()).records,
  };
}

/** Products as the catalogue's tables have them. */
export function recordsOf(mapped: readonly MappedTemplate[]): ProductRecords {
  return {
    templates: mapped.map(({ template }) => template),
    variants: mapped.flatMap(({ variants }) => variants),
    finishes: mapped.flatMap(({ finishes }) => finishes.records),
    productCategories: mapped.flatMap(({ template, categoryIds }) =>
      categoryIds.map((categoryId) => ({ templateId: template.id, categoryId })),
    ),
  };
}
