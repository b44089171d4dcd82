import { type Localized, perLocale } from '@geven/catalogue-records';
import type { TimberKind } from '@geven/timber';
import type { SampleColour } from '../sample-profiles';
import { SPECIE_WORDS } from './specie-words';

/** What sun and rain do to wood as it grew, where a family is used: battens and joists see neither. */
const SILVERS: Partial<Record<TimberKind, Localized<string>>> = {
  decking: {
    nl: 'onbehandeld wordt het hout in een tot twee jaar zilvergrijs',
    en: 'left untreated, the wood silvers within a year or two',
    de: 'ohne Anstrich vergraut das Holz in ein bis zwei Jahren silbern',
  },
  cladding: {
    nl: 'onbehandeld vergrijst de gevel eerst aan de weerkant en het laatst onder een overstek',
    en: 'left untreated, a façade greys first on the weather side and last under the eaves',
    de: 'ohne Anstrich vergraut die Fassade zuerst an der Wetterseite und zuletzt unter dem Dachüberstand',
  },
  board: {
    nl: 'zonder olie of beits is een schutting ervan na twee winters grijs',
    en: 'without oil or stain, a fence of it is grey after two winters',
    de: 'ohne Öl oder Lasur ist ein Zaun daraus nach zwei Wintern grau',
  },
  beam: {
    nl: 'in de regen wordt het hout zilvergrijs, onder een dak blijft de kleur veel langer',
    en: 'rain turns it silver grey, while under a roof it keeps its colour far longer',
    de: 'im Regen wird das Holz silbergrau, unter einem Dach hält sich die Farbe viel länger',
  },
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

/** What the wood looks like now and, where it is seen, in two years. */
export function lookSentence(kind: TimberKind, specie: string, colour: SampleColour | null): Localized<string> {
  const look = SPECIE_WORDS[specie]?.look;
  if (!look) return TREATED[colour ?? 'green'];
  const silvers = SILVERS[kind];
  return perLocale((locale) => `${look[locale]}${silvers ? `; ${silvers[locale]}` : ''}.`);
}
