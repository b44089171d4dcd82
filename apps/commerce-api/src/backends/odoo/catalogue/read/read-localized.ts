import type { Localized } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import { type Reading, readAll } from './read-all';

interface LocalizedReading extends Omit<Reading, 'language'> {
  /** Those of `fields` that are translated; they are read once per language. */
  readonly translated: readonly string[];
}

/** Records once in English and, for their translated fields, once in each other language. */
export async function readLocalized<Row extends { readonly id: number }, Texts>(
  client: OdooClient,
  model: string,
  { languages }: Pick<CatalogueMapping, 'languages'>,
  { translated, ...reading }: LocalizedReading,
): Promise<(Row & { readonly localized: Localized<Texts> })[]> {
  const english = await readAll<Row & Texts>(client, model, { ...reading, language: languages.en });
  const inLanguage = async (language: string) => {
    const rows = await readAll<{ id: number } & Texts>(client, model, { ...reading, fields: translated, language });
    return new Map(rows.map((row) => [row.id, row]));
  };
  const dutch = await inLanguage(languages.nl);
  const german = await inLanguage(languages.de);
  return english.map((row) => ({
    ...row,
    // Gone between two calls: the next round will hear of it.
    localized: { nl: dutch.get(row.id) ?? row, en: row, de: german.get(row.id) ?? row },
  }));
}
