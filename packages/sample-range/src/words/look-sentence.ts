import { type Localized, perLocale } from '@geven/catalogue-records';
import type { SampleColour } from '../sample-profiles';
import { SPECIE_WORDS } from './specie-words';

/** What sun and rain do to wood as it grew, after its look. */
const SILVERS: Localized<string> = {
  nl: 'onbehandeld wordt het hout in een tot twee jaar zilvergrijs',
  en: 'left untreated, the wood silvers within a year or two',
  de: 'ohne Anstrich vergraut das Holz in ein bis zwei Jahren silbern',
};

/** Colours of treated wood, and what becomes of them. Copper makes what has no pigment green. */
const TREATED: Record<SampleColour, Localized<string>> = {
  green: {
    nl: 'Groen door het koperzout van de verduurzaming; in weer en wind wordt dat eerst geelbruin en dan grijs.',
    en: 'Green from the copper of its treatment, which weathers to honey brown and then to grey.',
    de: 'Grün vom Kupfersalz der Imprägnierung, das mit der Zeit erst honigbraun und dann grau wird.',
  },
  brown: {
    nl: 'Bruin gekleurd bij het impregneren; de kleur verbleekt in zon en regen en is met beits bij te houden.',
    en: 'Coloured brown during treatment; sun and rain fade it, and a stain keeps it up.',
    de: 'Bei der Imprägnierung braun eingefärbt; Sonne und Regen bleichen die Farbe aus, eine Lasur frischt sie auf.',
  },
  grey: {
    nl: 'Grijs gekleurd bij het impregneren, zodat het vergrijzen later nauwelijks opvalt.',
    en: 'Coloured grey during treatment, so that later greying hardly shows.',
    de: 'Bei der Imprägnierung grau eingefärbt, sodass das spätere Vergrauen kaum auffällt.',
  },
};

/** What the wood looks like now and in two years. */
export function lookSentence(specie: string, colour: SampleColour | null): Localized<string> {
  const look = SPECIE_WORDS[specie]?.look;
  if (!look) return TREATED[colour ?? 'green'];
  return perLocale((locale) => `${look[locale]}; ${SILVERS[locale]}.`);
}
