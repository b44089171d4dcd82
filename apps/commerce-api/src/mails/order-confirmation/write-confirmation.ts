import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { transferPayloadOf } from '../../domain/payments/credit-transfer-payload';
import type { WriteConfirmation } from '../../ports/order-papers';
import type { Sheet, SheetCode } from '../../ports/sheet';
import { oneByOne } from '../shared/one-by-one';
import { customersOrder } from '../shared/order-address';
import type { PicturedGoods } from '../shared/pictured-goods';
import type { Sender } from '../shared/sender';
import { confirmationContent } from './confirmation-content';
import { confirmationTexts } from './confirmation-texts';
import { orderSheet } from './order-sheet';

/** What the order on paper is made of. */
export interface PaperSources {
  readonly sender: Sender;
  readonly goods: PicturedGoods;
  readonly writeSheet: (sheet: Sheet) => Promise<Uint8Array>;
}

/** The confirmation of an order as a PDF. */
export function writeConfirmation(
  placed: PlacedOrder,
  { sender, goods, writeSheet }: PaperSources,
): Promise<Uint8Array> {
  const { order, locale } = placed;
  // Paper has no button.
  const link = customersOrder({ orderId: order.id, locale }, sender);
  const content = confirmationContent(placed, { sender, goods, link });
  return writeSheet(orderSheet({ placed, content, sender, code: codeOf(placed, sender) }));
}

/** The same for who downloads it. */
export const createWriteConfirmation = (sources: PaperSources): WriteConfirmation =>
  oneByOne((placed) => writeConfirmation(placed, sources));

/** What a banking app fills the transfer in from, where there is an amount to transfer. */
function codeOf({ order, locale, paymentKind }: PlacedOrder, { bank }: Sender): SheetCode | null {
  const payload = paymentKind === 'WIRE' ? transferPayloadOf(order, bank) : null;
  return payload ? { payload, alt: confirmationTexts(locale)('transfer.code') } : null;
}
