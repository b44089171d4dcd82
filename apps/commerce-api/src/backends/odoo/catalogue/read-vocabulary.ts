import type { OdooClient } from '../client/odoo-client';
import type { CatalogueMapping } from './mapping/catalogue-mapping';
import { readAttributeValues } from './read-attribute-values';
import { readCategories } from './read-categories';
import { readSalesUnits } from './read-sales-units';
import { attributeValueRecords, specieRecords } from './value-records';
import type { Vocabulary } from './vocabulary';

export async function readVocabulary(client: OdooClient, mapping: CatalogueMapping): Promise<Vocabulary> {
  const values = await readAttributeValues(client, mapping);
  const units = await readSalesUnits(client);
  const categories = await readCategories(client, mapping);
  return {
    values: new Map(values.map((value) => [value.id, value])),
    units,
    categories,
    records: {
      species: specieRecords(values, mapping),
      attributeValues: attributeValueRecords(values),
      categories,
      categoryTexts: [],
      internalCategories: [],
      ribbons: [],
      taggings: [],
    },
  };
}
