import type { PlacedOrder } from '@geven/odoo-sdk';
import { ProcessLine } from '@geven/ui/ProcessLine';
import type { Texts } from '@/lib/texts/areas';
import { orderStations } from './order-process';

interface OrderProcessProps {
  order: Pick<PlacedOrder, 'state' | 'processStep'>;
  text: Texts<'orders'>;
}

/** How far an order is, as a line of stations (DB-11); nothing for one that is cancelled. */
export function OrderProcess({ order, text }: OrderProcessProps) {
  const stations = orderStations(order, text);
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
