import type { WriteDeliveryNote } from '../../ports/order-papers';
import type { PaperSources } from '../order-confirmation/write-confirmation';
import { oneByOne } from '../shared/one-by-one';
import { deliveryNoteSheet } from './delivery-note-sheet';

/** Writes the delivery notes of orders, for who downloads them. */
export const createWriteDeliveryNote = ({ writeSheet, ...sources }: PaperSources): WriteDeliveryNote =>
  oneByOne((delivered) => writeSheet(deliveryNoteSheet(delivered, delivered.deliveredAt, sources)));
