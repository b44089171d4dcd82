import { formatMoney, grossOf } from '@geven/timber';
import type { Place } from '../routing/place';

/** Net cents as this place shows them: with VAT or net. */
export const shownCents = (net: number, { isNet, vatRate }: Pick<Place, 'isNet' | 'vatRate'>): number =>
  isNet ? net : grossOf(net, vatRate);

/** Net cents as text, `€ 12,07`. */
export const shownPrice = (net: number, place: Pick<Place, 'isNet' | 'vatRate'>): string =>
  formatMoney(shownCents(net, place));
