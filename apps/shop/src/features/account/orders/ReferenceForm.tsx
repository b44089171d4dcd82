import type { OrderId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { TextField } from '@geven/ui/TextField';
import { FormErrors } from '@/components/FormErrors';
import { type FieldErrors, fieldId } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import { REQUEST_CHANGE } from './guest-changes';
import { shownOrderHref } from './order-view';
import * as styles from './orders.css';

/** Name of its field, as the API calls it. */
export const REFERENCE = 'clientOrderRef';

interface ReferenceFormProps {
  locale: Locale;
  id: OrderId;
  /** Whether the link of a mail opened it: then the order's address is asked first. */
  isGuest: boolean;
  /** What the field begins with. */
  value: string;
  errors: FieldErrors;
  text: Texts<'orders'>;
}

/** Changes the customer's reference of an order (DB-20): a plain form in place of the reference. */
export function ReferenceForm({ locale, id, isGuest, value, errors, text }: ReferenceFormProps) {
  return (
    <form
      action={isGuest ? REQUEST_CHANGE : '/api/account/order/reference'}
      className={styles.form}
      method="post"
      noValidate
    >
      <input name="locale" type="hidden" value={locale} />
      <input name="orderId" type="hidden" value={id} />
      {isGuest && <input name="kind" type="hidden" value="REFERENCE" />}
      <FormErrors errors={errors} labelOf={() => text('order.reference')} title={text('order.wrong')} />
      {/* No maxLength: what is pasted would be cut unseen, where the API says that it is too long. */}
      <TextField
        autoFocus
        defaultValue={value}
        description={text('order.referenceHint')}
        error={errors.byField.get(REFERENCE)}
        id={fieldId(REFERENCE)}
        label={text('order.reference')}
        name={REFERENCE}
      />
      <div className={styles.answers}>
        <Button type="submit">{text(isGuest ? 'guest.send' : 'order.save')}</Button>
        <LinkButton href={shownOrderHref(isGuest, locale, id)} variant="secondary">
          {text('order.cancelEdit')}
        </LinkButton>
      </div>
    </form>
  );
}
