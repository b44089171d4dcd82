import type { Locale } from '@geven/timber';
import { printOnly } from '@/components/print/print.css';
import { originOf } from '@/lib/routing/hosts';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './cart-print.css';

interface CartNotesProps {
  locale: Locale;
  /** Whether its prices are promised. */
  isQuotation: boolean;
  text: Texts<'cart'>;
}

const LINES = [1, 2, 3];

/** What ends a cart on paper: lines to write on, and that it is no offer, unless it is a quotation. */
export function CartNotes({ locale, isQuotation, text }: CartNotesProps) {
  const address = `${originOf(locale)}${href('cart', locale)}`.replace(/^https?:\/\//, '');
  return (
    <div className={`${printOnly} ${styles.end}`}>
      <div className={styles.notes}>
        {text('print.notes')}
        {LINES.map((line) => (
          <div className={styles.noteLine} key={line} />
        ))}
      </div>
      {!isQuotation && <p className={styles.noOffer}>{text('print.noOffer', { address })}</p>}
    </div>
  );
}
