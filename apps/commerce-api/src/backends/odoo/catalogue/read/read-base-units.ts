import type { OdooClient } from '@geven/odoo-rpc';
import type { Contents } from '@geven/timber';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import { readAll } from './read-all';

/** The units that Odoo's website says reference prices of, by their ids; those that the mapping does not know are left out. */
export async function readBaseUnits(
  client: OdooClient,
  { baseUnits, languages }: Pick<CatalogueMapping, 'baseUnits' | 'languages'>,
): Promise<ReadonlyMap<number, Contents>> {
  const rows = await readAll<{ id: number; name: string }>(client, 'website.base.unit', {
    domain: [],
    fields: ['name'],
    language: languages.en,
  });
  return new Map(
    rows.flatMap(({ id, name }) => {
      const contents = baseUnits[name.trim()];
      return contents ? [[id, contents] as const] : [];
    }),
  );
}
