import type { PlacedOrder } from '@geven/odoo-sdk';
import { StockMark } from '@geven/ui/StockMark';
import type { Texts } from '@/lib/texts/areas';
import { stateText } from './order-process';

interface OrderStateProps {
  order: Pick<PlacedOrder, 'state' | 'processStep'>;
  text: Texts<'orders'>;
}

const MARKS = {
  Quotation: 'none',
  QuotationSent: 'low',
  SalesOrder: 'in-stock',
  Locked: 'none',
  Cancelled: 'none',
} as const satisfies Record<PlacedOrder['state'], string>;

/** The state of an order in words, behind the mark that tells at a glance whether something is waited for (DB-09). */
export const OrderState = ({ order, text }: OrderStateProps) => (
  <StockMark state={MARKS[order.state]}>{stateText(order, text)}</StockMark>
);
