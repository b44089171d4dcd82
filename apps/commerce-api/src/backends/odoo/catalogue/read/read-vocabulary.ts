import type { OdooClient } from '@geven/odoo-rpc';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import { salesUnits } from '../records/sales-units';
import { attributeValueRecords, specieRecords } from '../records/value-records';
import type { Vocabulary } from '../vocabulary';
import { readAll } from './read-all';
import { readAttributeValues } from './read-attribute-values';
import { readBaseUnits } from './read-base-units';
import { readCategories } from './read-categories';
import { readInternalCategories } from './read-internal-categories';
import { readRibbons, readTags } from './read-marks';
import { OPTIONAL_FIELDS } from './read-templates';
import type { OdooUnit } from './read-units';

/** Everything that products refer to. */
export async function readVocabulary(
  client: OdooClient,
  mapping: CatalogueMapping,
  units: readonly OdooUnit[],
): Promise<Omit<Vocabulary, 'services'>> {
  const values = await readAttributeValues(client, mapping);
  const categories = await readCategories(client, mapping);
  const ribbons = await readRibbons(client, mapping);
  const tags = await readTags(client, mapping);
  const countries = await readAll<{ id: number; code: string }>(client, 'res.country', {
    domain: [],
    fields: ['code'],
  });
  const fields = await client.call<object>('product.template', 'fields_get', {
    allfields: OPTIONAL_FIELDS,
    attributes: ['type'],
  });
  return {
    values: new Map(values.map((value) => [value.id, value])),
    units: salesUnits(units),
    baseUnits: await readBaseUnits(client, mapping),
    categories: categories.records,
    ribbons: new Map(ribbons.map((ribbon) => [ribbon.id, ribbon])),
    tags: new Map(tags.map(({ id, record }) => [id, record.slug])),
    countries: new Map(countries.map(({ id, code }) => [id, code])),
    optionalFields: new Set(Object.keys(fields)),
    records: {
      species: specieRecords(values, mapping),
      attributeValues: attributeValueRecords(values),
      categories: [...categories.records],
      categoryTexts: categories.texts,
      internalCategories: await readInternalCategories(client, mapping),
      ribbons,
      taggings: tags.map(({ record }) => record),
    },
  };
}
