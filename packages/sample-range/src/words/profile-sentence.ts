import { type Localized, perLocale } from '@geven/catalogue-records';
import { PROFILE_RULES, type Profile } from '@geven/timber';
import type { SampleProfile } from '../sample-profiles';

/** mm that two boards share. */
const overlap = (profile: Profile): number => -PROFILE_RULES[profile].coverChange;

const laps = (profile: Profile): Localized<string> => ({
  nl: `De delen vallen ${overlap(profile)} mm over elkaar.`,
  en: `The boards overlap by ${overlap(profile)} mm.`,
  de: `Die Bretter überlappen sich um ${overlap(profile)} mm.`,
});

const oneSided = (profile: Localized<string>): Localized<string> => ({
  nl: `De ene zijde is ${profile.nl}, de andere glad: u kiest welke u ziet.`,
  en: `One face is ${profile.en}, the other smooth: you choose which one shows.`,
  de: `Eine Seite ist ${profile.de}, die andere glatt: Sie wählen, welche zu sehen ist.`,
});

const SENTENCES: Partial<Record<SampleProfile, Localized<string>>> = {
  smooth: {
    nl: 'Beide zijden zijn glad en daardoor het gemakkelijkst schoon te houden.',
    en: 'Both faces are smooth and so the easiest to keep clean.',
    de: 'Beide Seiten sind glatt und so am leichtesten sauber zu halten.',
  },
  'side-grooved': {
    nl: 'In de groef van de zijkanten grijpen clips: geen schroef blijft zichtbaar.',
    en: 'Clips grip the grooves in the edges, so that no screw shows.',
    de: 'In die seitlichen Nuten greifen Clips, sodass keine Schraube zu sehen ist.',
  },
  grooved: oneSided({ nl: 'gegroefd', en: 'grooved', de: 'gerillt' }),
  ribbed: oneSided({ nl: 'fijn geribbeld', en: 'finely ribbed', de: 'fein geriffelt' }),
  'channel-siding': perLocale((locale) => {
    const gap = {
      nl: 'Tussen de delen blijft een schaduwvoeg.',
      en: 'A shadow gap stays open between the boards.',
      de: 'Zwischen den Brettern bleibt eine Schattenfuge.',
    };
    return `${gap[locale]} ${laps('channel-siding')[locale]}`;
  }),
  'half-lap': laps('half-lap'),
  'swedish-shiplap': laps('swedish-shiplap'),
  bevel: laps('bevel'),
  'tongue-and-groove': {
    nl: 'Mes en groef houden de delen vlak en de gevel dicht.',
    en: 'Tongue and groove keep the boards flush and the façade closed.',
    de: 'Nut und Feder halten die Bretter bündig und die Fassade geschlossen.',
  },
  rhombus: {
    nl: 'De schuine kanten laten regen naar buiten aflopen.',
    en: 'Its slanted edges shed rain outwards.',
    de: 'Die schrägen Kanten leiten Regen nach außen ab.',
  },
};

/** What a profile is for; null of square edges, which need no word. */
export function profileSentence(profile: SampleProfile): Localized<string> | null {
  return SENTENCES[profile] ?? null;
}
