import type { Locale } from '@geven/timber';
import type { ShippingMethodCode } from './freight';

const CONDITIONS: Record<ShippingMethodCode, Record<Locale, string>> = {
  PARCEL: {
    nl: 'Tot aan uw deur.',
    en: 'To your door.',
    de: 'Bis an Ihre Haustür.',
  },
  TRUCK: {
    nl: 'Gelost met de kooiaap aan de stoeprand. De toegang moet 3 m breed, verhard en zonder treden zijn. De chauffeur belt vóór de levering.',
    en: 'Unloaded at the kerbside with a truck-mounted forklift. The access must be 3 m wide, paved and without steps. The driver calls before delivery.',
    de: 'Mit dem Mitnahmestapler an der Bordsteinkante abgesetzt. Die Zufahrt muss 3 m breit, befestigt und ohne Stufen sein. Der Fahrer ruft vor der Anlieferung an.',
  },
  PICKUP: {
    nl: 'In Duitsland, op afspraak, ma–vr 8.00–17.00 uur.',
    en: 'In Germany, by appointment, Mon–Fri 8:00–17:00.',
    de: 'In Deutschland, nach Vereinbarung, Mo–Fr 8–17 Uhr.',
  },
};

/** What delivery asks of the place it goes to, in a language; stands below the name of the way it is delivered. */
export function deliveryConditions(method: ShippingMethodCode, locale: Locale): string {
  return CONDITIONS[method][locale];
}
