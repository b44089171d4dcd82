import { formatMoney, grossOf } from '@geven/timber';
import type { PageContext } from '../routing/page-context';

/** Net cents as a page shows them: with VAT or net. */
export const shownCents = (net: number, { isNet, vatRate }: Pick<PageContext, 'isNet' | 'vatRate'>): number =>
  isNet ? net : grossOf(net, vatRate);

/** Net cents as text, `€ 12,07`. */
export const shownPrice = (net: number, context: Pick<PageContext, 'isNet' | 'vatRate'>): string =>
  formatMoney(shownCents(net, context));
