import type { OdooClient } from '@geven/odoo-rpc';
import type { Locale } from '@geven/timber';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';

interface Translated {
  readonly model: string;
  readonly id: number;
  readonly languages: CatalogueMapping['languages'];
}

/** The same blocks in each language. */
type HtmlField = readonly [field: string, htmlIn: (locale: Locale) => string];

/**
 * Gives HTML its Dutch and German. Odoo translates HTML block by block, record by record: what is written or imported in
 * another language would replace the English as well.
 */
export async function translateHtml(
  client: OdooClient,
  { model, id, languages }: Translated,
  fields: readonly HtmlField[],
): Promise<void> {
  for (const [field, htmlIn] of fields) {
    const english = blocksOf(htmlIn('en'));
    const to = (locale: Locale) => {
      const blocks = blocksOf(htmlIn(locale));
      if (blocks.length !== english.length) throw new Error(`${model} ${id}: ${field} has other blocks in ${locale}`);
      return Object.fromEntries(english.map((block, index) => [block, blocks[index]]));
    };
    await client.call(model, 'update_field_translations', {
      ids: [id],
      field_name: field,
      translations: { [languages.nl]: to('nl'), [languages.de]: to('de') },
    });
  }
}

const BLOCK = /<\/?(?:p|ul|ol|li|h[1-6]|table|thead|tbody|tr|th|td|blockquote|div)\b[^>]*>/;

/** What Odoo translates one by one: the text between tags that make blocks, with the tags inside of it. */
const blocksOf = (html: string): string[] =>
  html
    .split(BLOCK)
    .map((block) => block.trim())
    .filter(Boolean);

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
