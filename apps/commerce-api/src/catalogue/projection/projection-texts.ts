import { type Localized, perLocale } from '@geven/catalogue-records';
import { apiTexts } from '../../texts/api-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const projectionTexts = apiTexts('projection', { nl, en, de });

/** A text in every language, looked up once: what is shown for each product must cost nothing. */
export function localizedText(key: string, values: Readonly<Record<string, unknown>> = {}): Localized<string> {
  return perLocale((locale) => projectionTexts(locale)(key, values));
}

/** The texts of a group, by their names. */
export function localizedTexts<Name extends string>(
  group: 'facets' | 'durabilityClasses' | 'pictures' | 'documents',
  names: readonly Name[],
): Record<Name, Localized<string>> {
  const entries = names.map((name) => [name, localizedText(`${group}.${name}`)]);
  return Object.fromEntries(entries) as Record<Name, Localized<string>>;
}
