import { type Localized, perLocale, slugify } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { SampleFamily } from './sample-families';
import { SAMPLE_COLOURS, SAMPLE_PROFILES, type SampleColour, type SampleProfile } from './sample-profiles';
import type { SampleSpecie } from './sample-species';
import { WORKED } from './worked-faces';

type NamedFamily = Pick<SampleFamily, 'noun' | 'squareNoun' | 'finish' | 'hasProfileInTitle'>;

export interface NamedTimber {
  family: NamedFamily;
  specie: Pick<SampleSpecie, 'name' | 'inTitle'>;
  thickness: number;
  width: number;
  profile: SampleProfile;
  colour: SampleColour | null;
}

interface TimberNames {
  /** `Kantholz gehobelt`. */
  family: string;
  /** `Kantholz Lärche 45 × 90 mm, gehobelt`. */
  name: string;
  slug: string;
}

/** Names that keep their capital within a sentence; Dutch writes only what comes from a place so. */
const PROPER = { nl: /^Europees /, en: /^(African|Douglas|European|Western) / };

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A species' name within a sentence: only German writes all nouns large. */
export function withinSentence(name: string, locale: Locale): string {
  return locale === 'de' || PROPER[locale].test(name) ? name : uncapitalised(name);
}

/** What one piece of the family is called, `vlonderplank`; square cross-sections are posts and not beams. */
export function nounOf({ noun, squareNoun }: NamedFamily, isSquare: boolean): Localized<string> {
  return (isSquare ? squareNoun : undefined) ?? noun;
}

/** How the faces of a family are worked; null where its noun says it. */
export function workedAs({ finish }: Pick<NamedFamily, 'finish'>): Localized<string> | null {
  return finish ? WORKED[finish] : null;
}

/** Name of the family, with how its faces are worked: `Geschaafde paal`, `Planed post`, `Pfosten gehobelt`. */
export function familyName(family: NamedFamily, isSquare: boolean): Localized<string> {
  const noun = nounOf(family, isSquare);
  const worked = workedAs(family);
  return perLocale((locale) => {
    if (!worked) return capitalised(noun[locale]);
    const parts = locale === 'de' ? [noun.de, worked.de] : [worked[locale], noun[locale]];
    return capitalised(parts.join(' '));
  });
}

/**
 * What a timber merchant prints: `Planed larch post 90 × 90 mm`, `Geschaafde paal lariks 90 × 90 mm`, `Pfosten Lärche
 * 90 × 90 mm, gehobelt`. Dutch and German put the wood behind the noun, because a noun before it would have to be joined
 * to it in one word. The slug keeps the order of what people type.
 */
export function timberNames(timber: NamedTimber): Localized<TimberNames> {
  const { family, specie, thickness, width, profile, colour } = timber;
  const isSquare = thickness === width;
  const families = familyName(family, isSquare);
  const noun = nounOf(family, isSquare);
  const worked = workedAs(family);
  const wood = specie.inTitle ?? specie.name;
  return perLocale((locale) => {
    const size = `${thickness} × ${width} mm`;
    const own = family.hasProfileInTitle && (colour ? SAMPLE_COLOURS[colour] : SAMPLE_PROFILES[profile]).name[locale];
    const within = withinSentence(wood[locale], locale);
    const names = {
      nl: [families.nl, within, size].join(' '),
      en: capitalised([...(worked ? [worked.en, within] : [wood.en]), noun.en, size].join(' ')),
      de: [capitalised(noun.de), within, size].join(' ') + (worked ? `, ${worked.de}` : ''),
    };
    return {
      family: families[locale],
      name: own ? `${names[locale]}, ${own}` : names[locale],
      slug: slugify(`${specie.name[locale]} ${families[locale]} ${thickness}x${width} ${own || ''}`),
    };
  });
}
