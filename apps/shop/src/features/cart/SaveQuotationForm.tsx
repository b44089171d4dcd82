import { Button } from '@geven/ui/Button';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './cart.css';

interface SaveQuotationFormProps {
  locale: string;
  text: Texts<'cart'>;
}

/** Saves the cart as a quotation (CA-20): a plain form that leads to the customer's quotations. */
export function SaveQuotationForm({ locale, text }: SaveQuotationFormProps) {
  return (
    <form action="/api/account/quotation/save" className={styles.besideMail} method="post">
      <input name="locale" type="hidden" value={locale} />
      <Button type="submit" variant="secondary">
        {text('saveQuotation')}
      </Button>
    </form>
  );
}
