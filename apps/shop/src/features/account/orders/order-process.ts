import type { PlacedOrder } from '@geven/odoo-sdk';
import type { ProcessLineProps } from '@geven/ui/ProcessLine';
import type { Texts } from '@/lib/texts/areas';

const STEPS = ['Collect', 'Planing', 'Bundling'] as const;

type Followed = Pick<PlacedOrder, 'state' | 'processStep'>;

/**
 * What happens to an order in the yard, station after station (DB-11); an unpaid one waits for its money before that. Null
 * for one that is cancelled, or was never placed. No station has a date: the yard notes none.
 */
export function orderStations(
  { state, processStep }: Followed,
  text: Texts<'orders'>,
): ProcessLineProps['stations'] | null {
  if (state === 'Cancelled' || state === 'Quotation') return null;
  const isUnpaid = state === 'QuotationSent';
  const names = isUnpaid ? (['payment', ...STEPS] as const) : STEPS;
  const current = state === 'Locked' ? names.length : isUnpaid ? 0 : STEPS.indexOf(processStep ?? 'Collect');
  return names.map((name, index) => ({
    label: text(`steps.${name}`),
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }));
}

/** The state of an order in words, and how far the yard is with it (DB-09, DB-11). */
export const stateText = ({ state, processStep }: Followed, text: Texts<'orders'>): string =>
  [text(`states.${state}`), processStep && text(`steps.${processStep}`)].filter(Boolean).join(', ');
