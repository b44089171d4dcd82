import type { Locale } from '@geven/timber';
import type { ShippingMethodCode } from './freight';

const CONDITIONS: Record<ShippingMethodCode, Record<Locale, string>> = {
  PARCEL: {
    nl: 'Bezorging als pakket aan de deur.',
    en: 'Delivered to your door as a parcel.',
    de: 'Lieferung als Paket an die Haustür.',
  },
  TRUCK: {
    nl: 'Levering per vrachtwagen met kooiaap tot aan de stoeprand. Nodig zijn een verharde toegang van 3 m breed zonder treden en een loopafstand van hoogstens 10 m. De chauffeur belt voordat hij lost.',
    en: 'Delivered to the kerb by truck with a mounted forklift. It needs a paved access 3 m wide without steps and at most 10 m to carry. The driver rings before unloading.',
    de: 'Lieferung per Lkw mit Mitnahmestapler bis Bordsteinkante. Nötig sind eine 3 m breite, befestigte Zufahrt ohne Stufen und höchstens 10 m Trageweg. Der Fahrer ruft vor dem Abladen an.',
  },
  PICKUP: {
    nl: 'Afhalen bij de houthandel in Duitsland op afspraak, op werkdagen van 08:00 tot 17:00 uur.',
    en: 'Pick-up at the timber yard in Germany by appointment, weekdays 08:00–17:00.',
    de: 'Abholung am Holzlager in Deutschland nach Terminvereinbarung, werktags 08:00–17:00 Uhr.',
  },
};

/** What delivery asks of the place it goes to, in a language. */
export function deliveryConditions(method: ShippingMethodCode, locale: Locale): string {
  return CONDITIONS[method][locale];
}
