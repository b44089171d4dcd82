import type { Cart } from '@geven/odoo-sdk';
import { formatDate, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import type { Addition } from '@/lib/cart/add-chosen';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './cart.css';
import { isOver } from './is-over';

interface OpenedQuotationProps {
  quotation: NonNullable<Cart['quotation']>;
  locale: Locale;
  /** Address of the checkout, where something was to be added; else the cart leads there. */
  checkout: string;
  /** What was to come into the cart just now, and did not: its lines are fixed. */
  addition: Addition | undefined;
  text: Texts<'cart'>;
}

const quotationTerm = ({ daysLeft, isExpired }: { daysLeft: number | null; isExpired: boolean }) => {
  if (isExpired) return 'expired';
  if (daysLeft === null) return 'unlimited';
  return daysLeft === 0 ? 'today' : 'kept';
};

/** Ordering comes first; closing only leads back. */
const VARIANTS = { 'ask-again': 'outline', change: 'secondary', close: 'link' } as const;

/**
 * Which quotation the cart is, until when its prices are kept, and what can be done with it (DB-17, DB-16): plain forms.
 * What was to be added waits in them for the answer: nothing changes the lines of a quotation by itself.
 */
export function OpenedQuotation({ quotation, locale, checkout, addition, text }: OpenedQuotationProps) {
  const { id, name, expirationDate, daysLeft } = quotation;
  // In one line, whatever is around it.
  const date = expirationDate === null ? '' : formatDate(expirationDate, locale).replaceAll(' ', '\u00a0');
  const isExpired = isOver(quotation);
  const state = quotationTerm({ daysLeft, isExpired });
  const form = (path: keyof typeof VARIANTS, label: string, carried?: Addition) => (
    <form action={`/api/account/quotation/${path}`} method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="from" type="hidden" value="cart" />
      <input name="quotationId" type="hidden" value={id} />
      {Object.entries(carried ?? {}).map(([field, value]) => (
        <input key={field} name={field} type="hidden" value={value} />
      ))}
      <Button size="small" type="submit" variant={VARIANTS[path]}>
        {label}
      </Button>
    </form>
  );
  return (
    <Notice
      isAlert={addition !== undefined}
      title={text(addition ? 'quotation.asks' : 'quotation.title', { name })}
      tone={addition || isExpired ? 'warning' : 'info'}
    >
      <div className={styles.openedQuotation}>
        <div>
          <Text isMeasured>{text(`quotation.${state}`, { date })}</Text>
          {addition && <Text isMeasured>{text('quotation.waiting')}</Text>}
          <Text size="caption" tone="muted">
            {text('quotation.ways')}
          </Text>
        </div>
        <div className={styles.quotationWays}>
          {isExpired && form('ask-again', text('quotation.askAgain'))}
          {/* Without a question the way to the checkout is the cart's own. */}
          {!isExpired && addition && (
            <LinkButton href={checkout} size="small" variant="outline">
              {text('quotation.order')}
            </LinkButton>
          )}
          {form('change', text(addition ? 'quotation.changeAndAdd' : 'quotation.change'), addition)}
          {form('close', text(addition ? 'quotation.closeAndAdd' : 'quotation.close'), addition)}
        </div>
      </div>
    </Notice>
  );
}
