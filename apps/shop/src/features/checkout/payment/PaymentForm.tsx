import type { PaymentProvider } from '@geven/odoo-sdk';
import { formatMoney } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Checkbox } from '@geven/ui/Checkbox';
import { Fieldset } from '@geven/ui/Fieldset';
import { Link } from '@geven/ui/Link';
import { RadioGroup } from '@geven/ui/RadioGroup';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import { LinkedText } from '@/components/LinkedText';
import { type FieldErrors, fieldId } from '@/lib/forms/field-errors';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { withdrawalText } from '../withdrawal-text';
import { PaymentMethod } from './PaymentMethod';

/** Names of the payment form's fields, in their order on the page. */
export const PAYMENT_FIELDS = ['providerId', 'isTermsAccepted', 'isProductInfoRead', 'isDeliveryCostAccepted'] as const;

interface PaymentFormProps extends Pick<CheckoutView, 'cart' | 'locale' | 'text'> {
  providers: readonly PaymentProvider[];
  /** What was entered and refused; the cart's own choice without it. */
  values: Readonly<Record<string, string>> | undefined;
  errors: FieldErrors;
}

/** How to pay, and what has to be accepted before ordering: a plain form. */
export function PaymentForm({ cart, locale, text, providers, values, errors }: PaymentFormProps) {
  const chosen = values?.providerId ?? String(cart.paymentProvider?.id ?? providers[0]?.id ?? '');
  const firstWrong = [...errors.byField.keys()][0];
  const newTabLabel = text('newTab');
  const maximum = formatMoney(cart.deliveryMaximum ?? 0);
  const tick = (name: 'isTermsAccepted' | 'isProductInfoRead' | 'isDeliveryCostAccepted') => ({
    autoFocus: firstWrong === name,
    defaultChecked: values ? values[name] === 'on' : cart[name],
    error: errors.byField.get(name),
    id: fieldId(name),
    name,
    required: true,
  });
  return (
    <form action="/api/checkout/payment" className={styles.form} method="post" noValidate>
      <input name="locale" type="hidden" value={locale} />
      <FormErrors errors={errors} title={text('payment.wrong')} />
      <RadioGroup
        error={errors.byField.get('providerId')}
        id={fieldId('providerId')}
        isLegendHidden
        legend={text('payment.methods')}
      >
        <div className={styles.methods}>
          {providers.map((provider) => (
            <PaymentMethod
              isChosen={String(provider.id) === chosen}
              key={provider.id}
              provider={provider}
              text={text}
            />
          ))}
        </div>
      </RadioGroup>
      <Fieldset legend={text('payment.before')}>
        <div className={styles.ticks}>
          <Checkbox
            {...tick('isTermsAccepted')}
            label={
              <LinkedText href={href('terms', locale)} newTabLabel={newTabLabel}>
                {text('payment.terms')}
              </LinkedText>
            }
          />
          <Checkbox
            {...tick('isProductInfoRead')}
            label={
              <LinkedText href={href('productInfo', locale)} newTabLabel={newTabLabel}>
                {text('payment.productInfo')}
              </LinkedText>
            }
          />
          {cart.deliveryCalculatedAfterwards && (
            <Checkbox {...tick('isDeliveryCostAccepted')} label={text('payment.deliveryCost', { maximum })} />
          )}
          <Text size="caption" tone="muted">
            <LinkedText href={href('privacy', locale)} newTabLabel={newTabLabel}>
              {text('payment.withdrawal', { right: withdrawalText({ cart, text }) })}
            </LinkedText>
          </Text>
        </div>
      </Fieldset>
      <div className={styles.actions}>
        <Link href={href('checkoutAddress', locale)}>{text('payment.back')}</Link>
        <Button size="large" type="submit">
          {text('payment.submit')}
        </Button>
      </div>
    </form>
  );
}
