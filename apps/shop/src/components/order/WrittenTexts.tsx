import { DefinitionList } from '@geven/ui/DefinitionList';
import { ORDER_TEXT_FIELDS, type OrderTexts } from '@/lib/cart/order-texts';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './order.css';

/** What a shopper wrote on an order (CO-23); nothing where nothing is written. */
export function WrittenTexts({ order, text }: { order: OrderTexts; text: Texts<'cart'> }) {
  const items = ORDER_TEXT_FIELDS.flatMap((field) => {
    const written = order[field];
    return written
      ? [{ term: text(`orderTexts.${field}`), details: <span className={styles.written}>{written}</span> }]
      : [];
  });
  return items.length > 0 && <DefinitionList items={items} />;
}
