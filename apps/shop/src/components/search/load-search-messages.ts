import type { Locale } from '@geven/timber';
import type { Messages, WithUnits } from '@/lib/texts/areas';

export type SearchMessages = Messages<'search'> & WithUnits & Pick<Messages<'catalogue'>, 'examples'>;

/** Texts of the search in a language, loaded when somebody begins to search: no page carries them. */
export async function loadSearchMessages(locale: Locale): Promise<SearchMessages> {
  const [{ unbroken }, search, units, catalogue] = await Promise.all([
    import('@/lib/texts/unbroken'),
    import(`../../../messages/${locale}/search.json`),
    import(`../../../messages/${locale}/units.json`),
    import(`../../../messages/${locale}/catalogue.json`),
  ]);
  return unbroken({ ...search.default, units: units.default, examples: catalogue.default.examples });
}
