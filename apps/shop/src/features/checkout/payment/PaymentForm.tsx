import type { PaymentProvider } from '@geven/odoo-sdk';
import { formatMoney } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Checkbox } from '@geven/ui/Checkbox';
import { Disclosure } from '@geven/ui/Disclosure';
import { Fieldset } from '@geven/ui/Fieldset';
import { Grid } from '@geven/ui/Grid';
import { Link } from '@geven/ui/Link';
import { RadioGroup } from '@geven/ui/RadioGroup';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import { LinkedText } from '@/components/LinkedText';
import { OrderTextFields } from '@/components/order/OrderTextFields';
import { hasOrderTexts } from '@/lib/cart/order-texts';
import { type FieldErrors, fieldId } from '@/lib/forms/field-errors';
import { href } from '@/lib/routing/routes';
import { getMessages } from '@/lib/texts/i18n';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { withdrawalText } from '../withdrawal-text';
import { PaymentMethod } from './PaymentMethod';

/** What a shopper may still write on the order before paying (CO-23). */
const PAYMENT_TEXTS = ['clientOrderRef', 'transportMsg'] as const;

/** Names of the payment form's fields, in their order on the page. */
export const PAYMENT_FIELDS = [
  'providerId',
  ...PAYMENT_TEXTS,
  'isTermsAccepted',
  'isProductInfoRead',
  'isDeliveryCostAccepted',
] as const;

interface PaymentFormProps extends Pick<CheckoutView, 'cart' | 'locale' | 'text' | 'cartText'> {
  providers: readonly PaymentProvider[];
  /** What was entered and refused; the cart's own choice without it. */
  values: Readonly<Record<string, string>> | undefined;
  errors: FieldErrors;
}

/** How to pay, and what has to be accepted before ordering: a plain form. */
export function PaymentForm({ cart, locale, text, cartText, providers, values, errors }: PaymentFormProps) {
  // Cards and accounts pay an amount that is known.
  const offered = providers.filter(
    ({ kind }) => !cart.deliveryCalculatedAfterwards || kind === 'WIRE' || kind === null,
  );
  const chosen = values?.providerId ?? String(cart.paymentProvider?.id ?? offered[0]?.id ?? '');
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
          {offered.map((provider) => (
            <PaymentMethod
              isChosen={String(provider.id) === chosen}
              key={provider.id}
              paymentTerm={cart.paymentTermName}
              provider={provider}
              text={text}
            />
          ))}
        </div>
        {offered.length < providers.length && (
          <Text size="caption" tone="muted">
            {getMessages(locale, 'errors').CARD_NOT_POSSIBLE}
          </Text>
        )}
      </RadioGroup>
      <Disclosure
        isOpen={hasOrderTexts(cart) || PAYMENT_TEXTS.some((field) => errors.byField.has(field))}
        summary={cartText('orderTexts.heading')}
        variant="row"
      >
        <Grid columns={{ base: 1, md: 2 }} gap={4}>
          <OrderTextFields
            errors={errors.byField}
            fields={PAYMENT_TEXTS}
            focused={firstWrong}
            text={cartText}
            values={values ?? cart}
          />
        </Grid>
      </Disclosure>
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
