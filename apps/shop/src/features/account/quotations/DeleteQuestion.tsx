import type { Quotation } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import * as styles from '../orders/orders.css';
import { type QuotationsView, quotationsHref } from './quotation-list';
import * as quotations from './quotations.css';

interface DeleteQuestionProps {
  locale: Locale;
  quotation: Pick<Quotation, 'id' | 'name'>;
  view: QuotationsView;
  text: Texts<'quotations'>;
}

/** Asks whether a quotation is to be deleted, below its row and not in a window: YES or NO (DB-18, DB-19). */
export function DeleteQuestion({ locale, quotation: { id, name }, view, text }: DeleteQuestionProps) {
  return (
    <form action="/api/account/quotation/delete" className={quotations.question} method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="quotationId" type="hidden" value={id} />
      <Text weight="strong">{text('delete.ask', { name })}</Text>
      <div className={styles.answers}>
        <Button autoFocus size="small" type="submit" variant="danger">
          {text('delete.yes')}
        </Button>
        <LinkButton href={quotationsHref(locale, { ...view, deleting: null })} size="small" variant="secondary">
          {text('delete.no')}
        </LinkButton>
      </div>
    </form>
  );
}
