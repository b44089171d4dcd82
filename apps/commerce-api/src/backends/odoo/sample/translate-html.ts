import type { Locale } from '@geven/timber';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import type { OdooClient } from '../client/odoo-client';

interface Translated {
  readonly model: string;
  readonly id: number;
  readonly languages: CatalogueMapping['languages'];
}

type HtmlField = readonly [field: string, textIn: (locale: Locale) => string];

/**
 * Gives HTML of one paragraph its Dutch and German. Odoo translates HTML sentence by sentence, record by record: what
 * is written or imported in another language would replace the English as well.
 */
export async function translateHtml(
  client: OdooClient,
  { model, id, languages }: Translated,
  fields: readonly HtmlField[],
): Promise<void> {
  for (const [field, textIn] of fields) {
    const english = escaped(textIn('en'));
    const to = (locale: Locale) => ({ [english]: escaped(textIn(locale)) });
    await client.call(model, 'update_field_translations', {
      ids: [id],
      field_name: field,
      translations: { [languages.nl]: to('nl'), [languages.de]: to('de') },
    });
  }
}

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
