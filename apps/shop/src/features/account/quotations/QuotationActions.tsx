import type { Quotation } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { OPENED_ID } from './opened-id';
import { type QuotationsView, quotationsHref } from './quotation-list';
import { quotationState } from './quotation-state';
import * as styles from './quotations.css';

interface QuotationActionsProps {
  locale: Locale;
  quotation: Quotation;
  view: QuotationsView;
  text: Texts<'quotations'>;
}

/** What can be done with a quotation: order it, or ask for it again once it has expired (DB-16); change and delete it. */
export function QuotationActions({ locale, quotation, view, text }: QuotationActionsProps) {
  const { id, name, isOpened, isOrderable } = quotation;
  const state = quotationState(quotation);
  const isGood = state === 'valid' || state === 'today' || state === 'unlimited';
  const form = (path: 'open' | 'change' | 'ask-again', key: 'open' | 'change' | 'askAgain') => (
    <form action={`/api/account/quotation/${path}`} method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="quotationId" type="hidden" value={id} />
      <Button
        aria-label={text(`action.${key}Of`, { name })}
        size="small"
        type="submit"
        variant={key === 'open' ? 'outline' : 'secondary'}
      >
        {text(`action.${key}`)}
      </Button>
    </form>
  );
  return (
    <div className={styles.actions}>
      {isOpened ? (
        <LinkButton href={href('cart', locale)} id={OPENED_ID} size="small" variant="secondary">
          {text('action.opened')}
        </LinkButton>
      ) : (
        isGood && isOrderable && form('open', 'open')
      )}
      {state === 'expired' && form('ask-again', 'askAgain')}
      {form('change', 'change')}
      <Link aria-label={text('action.deleteOf', { name })} href={quotationsHref(locale, { ...view, deleting: id })}>
        {text('action.delete')}
      </Link>
      {isGood && !isOrderable && (
        <Text size="caption" tone="muted">
          {text('action.orderElsewhere')}
        </Text>
      )}
    </div>
  );
}
