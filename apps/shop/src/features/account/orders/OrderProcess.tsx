import type { PlacedOrder } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { ProcessLine } from '@geven/ui/ProcessLine';
import type { Texts } from '@/lib/texts/areas';
import { orderStations } from './order-process';

interface OrderProcessProps {
  locale: Locale;
  order: PlacedOrder;
  text: Texts<'orders'>;
}

/** How far an order is, as a line of stations (DB-11); nothing for one that is cancelled. */
export function OrderProcess({ locale, order, text }: OrderProcessProps) {
  const stations = orderStations(order, locale, text);
  if (!stations) return null;
  return (
    <ProcessLine
      currentLabel={text('steps.current')}
      doneLabel={text('steps.done')}
      label={text('steps.label')}
      layout="chain"
      stations={stations}
    />
  );
}
