import type { Address, Cart, Country } from '@geven/odoo-sdk';
import { formatDate } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Checkbox } from '@geven/ui/Checkbox';
import { Fieldset } from '@geven/ui/Fieldset';
import { Grid } from '@geven/ui/Grid';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { Toggle } from '@geven/ui/Toggle';
import type { ReactNode } from 'react';
import { AddressFields } from '@/components/address/AddressFields';
import { AddressTextField } from '@/components/address/AddressTextField';
import type { AddressField } from '@/components/address/address-fields';
import { type AddressValues, BILLING } from '@/components/address/address-values';
import { FormErrors } from '@/components/FormErrors';
import { LinkedText } from '@/components/LinkedText';
import type { FieldErrors } from '@/lib/forms/field-errors';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { AddressChoice } from './AddressChoice';

interface AddressFormProps extends Pick<CheckoutView, 'locale' | 'text'> {
  values: AddressValues;
  errors: FieldErrors;
  countries: readonly Country[];
  /** Addresses of the book that can be chosen; none for guests. */
  shipping?: readonly Address[] | undefined;
  billing?: readonly Address[] | undefined;
  /** What is known of the VAT id of the cart's buyer. */
  vatIdCheck?: Cart['vatIdCheck'];
  /** Whether somebody may still log in. */
  isGuest?: boolean;
  /** How the order is delivered: what is chosen there is sent with the addresses. */
  children?: ReactNode;
}

/** Way of delivery, contact, delivery address and, where it differs, billing address: a plain form. */
export function AddressForm({
  locale,
  text,
  values,
  errors,
  countries,
  shipping = [],
  billing = [],
  vatIdCheck = null,
  isGuest = false,
  children,
}: AddressFormProps) {
  const vatChecked = (vatId: string) =>
    vatIdCheck?.outcome === 'VALID' && vatIdCheck.vatId === vatId
      ? text('address.vatChecked', { date: formatDate(vatIdCheck.checkedAt, locale) })
      : undefined;
  const fields = { text, values, errors };
  const hasBook = shipping.length > 0;
  const labelOf = (field: string) => {
    if (!field.startsWith('billing.')) return text(`address.${name(field)}`);
    const own = field === 'billing.email' ? 'billingEmail' : name(field);
    return text('address.billingField', { field: text(`address.${own}`) });
  };
  return (
    <form action="/api/checkout/address" className={styles.form} method="post" noValidate>
      <input name="locale" type="hidden" value={locale} />
      <FormErrors
        errors={errors}
        labelOf={labelOf}
        title={text(errors.isOnlyIncomplete ? 'address.incomplete' : 'address.wrong')}
      />
      {children}
      {isGuest && (
        <Text>
          <LinkedText href={href('checkoutLogin', locale)}>{text('address.logIn')}</LinkedText>
        </Text>
      )}
      {hasBook && (
        <Fieldset legend={text('address.shipping')}>
          <AddressChoice {...fields} addresses={shipping} legend={text('address.shipping')} prefix="" />
        </Fieldset>
      )}
      <div className={styles.otherAddress}>
        <Fieldset legend={text('address.contact')}>
          <Grid columns={{ base: 1, sm: 2 }} gap={4}>
            <AddressTextField {...fields} autoComplete="email" field="email" inputMode="email" type="email" />
            <AddressTextField
              {...fields}
              autoComplete="tel"
              description={text('address.phoneHint')}
              field="phone"
              type="tel"
            />
          </Grid>
        </Fieldset>
        <Fieldset
          aside={
            <Toggle
              defaultValue={values.kind === 'business' ? 'business' : 'private'}
              isLegendHidden
              legend={text('address.kind')}
              name="kind"
              options={[
                { value: 'private', label: text('address.private') },
                { value: 'business', label: text('address.business') },
              ]}
            />
          }
          legend={text(hasBook ? 'address.otherShipping' : 'address.shipping')}
        >
          <AddressFields
            {...fields}
            vatChecked={vatChecked}
            autoComplete="shipping"
            countries={countries.filter(({ isDeliverable }) => isDeliverable)}
            prefix=""
          />
        </Fieldset>
      </div>
      <Fieldset legend={text('address.billing')}>
        <Checkbox
          defaultChecked={Boolean(values.billingDiffers)}
          label={text('address.billingDiffers')}
          name="billingDiffers"
        />
        <div className={styles.billingFields}>
          {billing.length > 0 && (
            <AddressChoice {...fields} addresses={billing} legend={text('address.billing')} prefix={BILLING} />
          )}
          <div className={styles.otherBilling}>
            <AddressFields
              {...fields}
              autoComplete="billing"
              countries={countries}
              prefix={BILLING}
              vatChecked={vatChecked}
            />
          </div>
        </div>
      </Fieldset>
      <div className={styles.actions}>
        <Link href={href('cart', locale)}>{text('address.back')}</Link>
        <Button size="large" type="submit">
          {text('address.submit')}
        </Button>
      </div>
    </form>
  );
}

const name = (field: string) => {
  const own = field.replace('billing.', '') as Exclude<AddressField, `billing.${string}`>;
  return own === 'countryId' ? 'country' : own;
};
