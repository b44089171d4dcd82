import type { Localized } from '../localized';
import { perLocale } from '../per-locale';

/** The statements of three languages by their code. */
export function statementsOf<Code extends string>(
  texts: Localized<Readonly<Record<Code, string>>>,
): Record<Code, Localized<string>> {
  const codes = Object.keys(texts.en) as Code[];
  const entries = codes.map((code) => [code, perLocale((locale) => texts[locale][code])]);
  return Object.fromEntries(entries) as Record<Code, Localized<string>>;
}
