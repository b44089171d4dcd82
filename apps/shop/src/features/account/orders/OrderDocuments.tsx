import type { PlacedOrder } from '@geven/odoo-sdk';
import { type Locale, nonBreaking } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './orders.css';

interface OrderDocumentsProps {
  locale: Locale;
  order: Pick<PlacedOrder, 'name' | 'confirmationUrl' | 'deliveryNoteUrl' | 'productDocuments'>;
  text: Texts<'orders'>;
}

/** The confirmation of an order, its delivery note once it has left the yard, and the documents of its products: declarations of performance, how they are laid and cared for. */
export function OrderDocuments({ locale, order, text }: OrderDocumentsProps) {
  const { name, confirmationUrl, deliveryNoteUrl, productDocuments } = order;
  const inLanguage = `?${new URLSearchParams({ locale })}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks
    <ul aria-label={text('documents.title')} className={styles.invoices} role="list">
      {confirmationUrl && (
        <li>
          <Link href={confirmationUrl + inLanguage}>{text('documents.confirmation', { name })}</Link>
        </li>
      )}
      {deliveryNoteUrl && (
        <li>
          <Link href={deliveryNoteUrl + inLanguage}>{text('documents.deliveryNote', { name })}</Link>
        </li>
      )}
      {productDocuments.map((document) => (
        <li className={styles.invoice} key={document.url}>
          <Link href={document.url}>
            {document.name}: {nonBreaking(document.productName)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
