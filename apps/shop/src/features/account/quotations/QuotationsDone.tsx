import type { Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Notice } from '@geven/ui/Notice';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from '../orders/orders.css';

interface QuotationsDoneProps {
  locale: Locale;
  /** What was done just now, as the address says it. */
  done: string | undefined;
  /** Names of what a changed quotation could not have any more, one a line. */
  unavailable: string | undefined;
}

/** Says above the list what has just become of a quotation. */
export function QuotationsDone({ locale, done, unavailable = '' }: QuotationsDoneProps) {
  const text = getTexts(locale, 'quotations');
  if (done === 'deleted' || done === 'asked') return <Notice isAlert title={text(`done.${done}`)} tone="success" />;
  if (done === 'opened') {
    return (
      <Notice isAlert title={text('done.opened')} tone="success">
        <Link href={href('cart', locale)}>{text('done.toCart')}</Link>
      </Notice>
    );
  }
  const gone = unavailable.split('\n').filter(Boolean);
  if (done !== 'changed' || gone.length === 0) return null;
  return (
    <Notice isAlert title={text('done.changed')} tone="warning">
      <ul className={styles.gone}>
        {gone.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Link href={href('cart', locale)}>{text('done.toCart')}</Link>
    </Notice>
  );
}
