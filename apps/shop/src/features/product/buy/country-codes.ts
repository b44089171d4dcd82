import type { Locale } from '@geven/timber';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const codesOf = new Map<Locale, ReadonlyMap<string, string>>();

/** Codes of countries (ISO 3166-1) by their names in a language; codes that others have replaced are left out. */
function codesByName(locale: Locale): ReadonlyMap<string, string> {
  const known = codesOf.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const byName = new Map(
    codes.flatMap((code) => {
      const name = new Intl.Locale(`und-${code}`).region === code && names.of(code);
      return name ? [[name, code] as const] : [];
    }),
  );
  codesOf.set(locale, byName);
  return byName;
}

/** `Austria, Germany` as `AT, DE`, for lines that have no room for names; null for what is not a list of countries. */
export function countryCodes(names: string, locale: Locale): string | null {
  const codes = names.split(', ').map((name) => codesByName(locale).get(name));
  return codes.every((code) => code !== undefined) ? codes.join(', ') : null;
}
