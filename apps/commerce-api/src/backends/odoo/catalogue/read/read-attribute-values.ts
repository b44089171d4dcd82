import { perLocale } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { readExternalKeys, withKeys } from '../external-keys';
import type { AttributeRole, CatalogueMapping } from '../mapping/catalogue-mapping';
import type { AttributeValue } from '../vocabulary';
import { readAll } from './read-all';
import { readLocalized } from './read-localized';

interface AttributeRow {
  readonly id: number;
  readonly name: string;
}

interface ValueRow {
  readonly id: number;
  readonly attribute_id: number;
}

/** The values of all attributes that the mapping names, in the merchant's order. */
export async function readAttributeValues(client: OdooClient, mapping: CatalogueMapping): Promise<AttributeValue[]> {
  const roles = await readRoles(client, mapping);
  const rows = await readLocalized<ValueRow, { name: string }>(client, 'product.attribute.value', mapping, {
    domain: [['attribute_id', 'in', [...roles.keys()]]],
    fields: ['name', 'attribute_id'],
    translated: ['name'],
    order: 'attribute_id, sequence, id',
    withArchived: true,
  });
  const keys = await readExternalKeys(
    client,
    'product.attribute.value',
    rows.map(({ id }) => id),
  );
  const named = rows.map((row) => ({ ...row, englishName: row.localized.en.name }));
  return [...roles].flatMap(([attributeId, role]) =>
    withKeys(
      named.filter((row) => row.attribute_id === attributeId),
      keys,
    ).map(({ id, key, localized }) => ({ id, role, key, names: perLocale((locale) => localized[locale].name) })),
  );
}

async function readRoles(
  client: OdooClient,
  { attributes, languages }: CatalogueMapping,
): Promise<Map<number, AttributeRole>> {
  const rows = await readAll<AttributeRow>(client, 'product.attribute', {
    domain: [],
    fields: ['name'],
    order: 'sequence, id',
    language: languages.en,
    withArchived: true,
  });
  const byName = new Map(Object.entries(attributes).map(([role, name]) => [plain(name), role as AttributeRole]));
  return new Map(
    rows.flatMap(({ id, name }): [number, AttributeRole][] => {
      const role = byName.get(plain(name));
      return role ? [[id, role]] : [];
    }),
  );
}

const plain = (name: string): string => name.trim().toLowerCase();
