import { type Localized, perLocale, type TemplateTexts } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import { humidityOf } from './grades';
import type { HumidityKey } from './sample-attribute-values';
import { SAMPLE_COLOURS, SAMPLE_PROFILES } from './sample-profiles';
import { capitalised, familyName, nounOf, timberNames, withinSentence, workedAs } from './timber-names';
import type { TimberProduct } from './timber-products';
import { adviceFor } from './words/advice';
import { amountSentence } from './words/amount-sentence';
import { fitnessSentence } from './words/fitness-sentence';
import { lookSentence } from './words/look-sentence';
import { profileSentence } from './words/profile-sentence';
import { SPECIE_WORDS } from './words/specie-words';

type DescribedTimber = Omit<TimberProduct, 'lengths'> & { isLaminated: boolean };

const SOLD: Localized<(name: string) => string> = {
  nl: (name) => `${name} kopen`,
  en: (name) => `Buy ${withinSentence(name, 'en')}`,
  de: (name) => `${name} kaufen`,
};

const LAMINATED: Localized<string> = {
  nl: 'Deze doorsnede is verlijmd uit lamellen en trekt daardoor minder krom.',
  en: 'This cross-section is glued from lamellas and so warps less.',
  de: 'Dieser Querschnitt ist aus Lamellen verleimt und verzieht sich deshalb weniger.',
};

const DRIED: Record<HumidityKey, Localized<string>> = {
  'kd-10-14': { nl: 'kunstmatig gedroogd', en: 'kiln-dried', de: 'technisch getrocknet' },
  'kd-16-18': { nl: 'kunstmatig gedroogd', en: 'kiln-dried', de: 'technisch getrocknet' },
  'ad-18-25': { nl: 'luchtdroog', en: 'air-dried', de: 'luftgetrocknet' },
  green: { nl: 'vers', en: 'green', de: 'frisch' },
};

/**
 * Names, slug and texts of a timber product in the three languages. The description is built from the facts of the
 * species, the family and the size: what it looks like, what belongs to it, what it is good for and how much is needed.
 */
export function timberTexts(timber: DescribedTimber): Localized<TemplateTexts> {
  const names = timberNames(timber);
  const look = lookSentence(timber.family.kind, timber.specie.slug, timber.colour);
  const profile = profileSentence(timber.profile);
  const fitness = fitnessSentence(timber);
  const amount = amountSentence(timber);
  const advice = adviceFor(timber);
  return perLocale((locale) => {
    const { name, family, slug } = names[locale];
    const intro = introOf(timber, locale);
    const nature = SPECIE_WORDS[timber.specie.slug]?.nature[locale];
    const paragraphs = [
      [look[locale], nature, timber.isLaminated && LAMINATED[locale], profile?.[locale]],
      [fitness[locale], amount[locale]],
    ].map((sentences) => sentences.filter(Boolean).join(' '));
    const items = advice.map((item) => `<li>${item[locale]}</li>`).join('');
    return {
      name,
      familyName: family,
      slug,
      intro,
      // As every backend makes plain text of paragraphs.
      description: paragraphs.join('\n'),
      html: `${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}<ul>${items}</ul>`,
      seoTitle: SOLD[locale](name),
      seoDescription: `${intro} ${fitness[locale]}`,
    };
  });
}

/** `Planed European larch post, 90 × 90 mm, air-dried.` */
function introOf(timber: DescribedTimber, locale: Locale): string {
  const { family, specie, thickness, width, profile, colour } = timber;
  const isSquare = thickness === width;
  const material = (SPECIE_WORDS[specie.slug]?.material ?? specie.name)[locale];
  const wood = withinSentence(material, locale);
  const what = {
    nl: `${familyName(family, isSquare).nl} van ${wood}`,
    en: [workedAs(family)?.en, wood, nounOf(family, isSquare).en].filter(Boolean).join(' '),
    de: `${nounOf(family, isSquare).de} aus ${material}`,
  };
  const facts = [
    what[locale],
    locale === 'de' && workedAs(family)?.de,
    family.hasProfileInTitle && (colour ? SAMPLE_COLOURS[colour] : SAMPLE_PROFILES[profile]).name[locale],
    `${thickness} × ${width} mm`,
    DRIED[humidityOf(family, specie)][locale],
  ];
  return `${capitalised(facts.filter(Boolean).join(', '))}.`;
}
