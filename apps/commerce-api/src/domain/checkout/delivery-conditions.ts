import type { Locale } from '@geven/timber';
import type { ShippingMethodCode } from './freight';

const CONDITIONS: Record<ShippingMethodCode, Record<Locale, string>> = {
  PARCEL: {
    nl: 'Levering als pakket, aan de deur.',
    en: 'Delivery as a parcel, to your door.',
    de: 'Lieferung als Paket an die Haustür.',
  },
  TRUCK: {
    nl: 'Levering per vrachtwagen met kooiaap, tot de stoeprand. De toegang moet 3 m breed, verhard en zonder treden zijn. De chauffeur belt vóór de levering.',
    en: 'Delivery by truck with a truck-mounted forklift, to the kerbside. The access must be 3 m wide, paved and without steps. The driver calls before delivery.',
    de: 'Lieferung per Lkw mit Mitnahmestapler, frei Bordsteinkante. Die Zufahrt muss 3 m breit, befestigt und ohne Stufen sein. Der Fahrer ruft vor der Anlieferung an.',
  },
  PICKUP: {
    nl: 'Afhalen op afspraak bij onze houtloods in Duitsland, ma–vr 8.00–17.00 uur.',
    en: 'Collection by appointment from our timber yard in Germany, Mon–Fri 8:00–17:00.',
    de: 'Abholung im Holzlager in Deutschland, nach Vereinbarung, Mo–Fr 8–17 Uhr.',
  },
};

/** What delivery asks of the place it goes to, in a language. */
export function deliveryConditions(method: ShippingMethodCode, locale: Locale): string {
  return CONDITIONS[method][locale];
}
