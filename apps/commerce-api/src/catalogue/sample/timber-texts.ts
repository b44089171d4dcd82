import type { Locale } from '@geven/timber';
import type { Localized, TemplateTexts } from '../../ports/catalogue-source';
import { perLocale } from '../per-locale';
import { slugify } from '../slugify';
import type { SampleFamily } from './sample-families';
import { SAMPLE_COLOURS, SAMPLE_PROFILES, type SampleColour, type SampleProfile } from './sample-profiles';
import type { SampleSpecie } from './sample-species';

interface TimberNames {
  family: SampleFamily;
  specie: SampleSpecie;
  thickness: number;
  width: number;
  profile: SampleProfile;
  colour: SampleColour | null;
  isLaminated: boolean;
  isPlanedToOrder: boolean;
}

const SOLD: Localized<(name: string) => string> = {
  nl: (name) => `${name} kopen`,
  en: (name) => `Buy ${name}`,
  de: (name) => `${name} kaufen`,
};

const INTRO: Localized<(specie: string, noun: string, size: string) => string> = {
  nl: (specie, noun, size) => `${noun} van ${specie}, ${size}, in vaste lengtes of op maat gekort.`,
  en: (specie, noun, size) => `${noun} in ${specie}, ${size}, in fixed lengths or cut to size.`,
  de: (specie, noun, size) => `${noun}, Holzart ${specie}, ${size}, in festen Längen oder auf Maß gekappt.`,
};

const FACTS: Localized<(specie: SampleSpecie) => string> = {
  nl: ({ name, latinName, durabilityClass, density, origin }) =>
    `${name.nl} (${latinName}) heeft duurzaamheidsklasse ${durabilityClass} volgens EN 350 en weegt ongeveer ${density} kg/m³. Herkomst: ${origin.nl}.`,
  en: ({ name, latinName, durabilityClass, density, origin }) =>
    `${name.en} (${latinName}) has durability class ${durabilityClass} to EN 350 and weighs about ${density} kg/m³. Origin: ${origin.en}.`,
  de: ({ name, latinName, durabilityClass, density, origin }) =>
    `${name.de} (${latinName}) hat die Dauerhaftigkeitsklasse ${durabilityClass} nach EN 350 und wiegt etwa ${density} kg/m³. Herkunft: ${origin.de}.`,
};

const CITES: Localized<string> = {
  nl: 'Deze houtsoort staat op bijlage II van CITES; de papieren gaan met de partij mee.',
  en: 'This species is listed in CITES appendix II; the papers come with the lot.',
  de: 'Diese Holzart steht in Anhang II des CITES-Abkommens; die Papiere liegen der Partie bei.',
};

const LAMINATED: Localized<string> = {
  nl: 'Deze doorsnede is verlijmd uit lamellen en blijft daardoor recht.',
  en: 'This cross-section is glued from lamellas and stays straight.',
  de: 'Dieser Querschnitt ist aus Lamellen verleimt und bleibt dadurch gerade.',
};

const TO_ORDER: Localized<string> = {
  nl: 'Wij schaven deze maat na uw bestelling.',
  en: 'We plane this size after your order.',
  de: 'Dieses Maß hobeln wir nach Ihrer Bestellung.',
};

/** What has to be known of laying and fixing, by the kind of product. */
const ADVICE: Partial<Record<SampleFamily['kind'], Localized<string[]>>> = {
  decking: {
    nl: [
      'Leg de planken met een voeg van 5 mm en een afschot van 1 %.',
      'Boor voor en gebruik twee rvs schroeven per regel.',
      'Houd 50 mm lucht onder het terras.',
    ],
    en: [
      'Lay the boards with a gap of 5 mm and a slope of 1 %.',
      'Predrill, and use two stainless steel screws on every joist.',
      'Leave 50 mm of air under the deck.',
    ],
    de: [
      'Dielen mit 5 mm Fuge und 1 % Gefälle verlegen.',
      'Vorbohren und je Lagerholz zwei Edelstahlschrauben setzen.',
      'Unter der Terrasse 50 mm Luft lassen.',
    ],
  },
  cladding: {
    nl: [
      'Houd 20 mm spouw achter de bekleding.',
      'Begin 300 mm boven het maaiveld.',
      'Gebruik rvs schroeven, niet dichter dan 15 mm bij de rand.',
    ],
    en: [
      'Leave a cavity of 20 mm behind the cladding.',
      'Begin 300 mm above ground.',
      'Use stainless steel screws, no nearer than 15 mm to the edge.',
    ],
    de: [
      'Hinter der Bekleidung 20 mm Hinterlüftung lassen.',
      '300 mm über dem Erdboden beginnen.',
      'Edelstahlschrauben verwenden, mindestens 15 mm vom Rand.',
    ],
  },
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names, slug and texts of a timber product in the three languages. */
export function timberTexts(timber: TimberNames): Localized<TemplateTexts> {
  return perLocale((locale) => textsIn(locale, timber));
}

function textsIn(locale: Locale, timber: TimberNames): TemplateTexts {
  const { family, specie, thickness, width, profile, colour } = timber;
  const noun = (thickness === width ? family.squareNoun : undefined)?.[locale] ?? family.noun[locale];
  const species = (specie.titleName ?? specie.name)[locale];
  const suffix = (colour ? SAMPLE_COLOURS[colour] : SAMPLE_PROFILES[profile]).name[locale];
  const size = `${thickness} × ${width} mm`;
  const title = `${species} ${noun} ${size}`;
  const name = family.hasProfileInTitle ? `${title}, ${suffix}` : title;
  const intro = INTRO[locale](species, capitalised(noun), size);
  const sentences = [
    FACTS[locale](specie),
    timber.isLaminated && LAMINATED[locale],
    timber.isPlanedToOrder && TO_ORDER[locale],
    specie.isCitesListed && CITES[locale],
  ].filter((sentence) => typeof sentence === 'string');
  return {
    name,
    familyName: capitalised(noun),
    slug: slugify(`${species} ${noun} ${thickness}x${width} ${family.hasProfileInTitle ? suffix : ''}`),
    intro,
    description: sentences.join(' '),
    html: htmlOf(timber, locale, sentences),
    seoTitle: SOLD[locale](name),
    seoDescription: `${intro} ${FACTS[locale](specie)}`,
  };
}

/** The description with advice as a list; null where there is none to give. */
function htmlOf({ family }: TimberNames, locale: Locale, sentences: readonly string[]): string | null {
  const advice = ADVICE[family.kind]?.[locale];
  if (!advice) return null;
  return `<p>${sentences.join(' ')}</p><ul>${advice.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
