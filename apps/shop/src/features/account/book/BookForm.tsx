import type { AddressId, Country } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Checkbox } from '@geven/ui/Checkbox';
import { Grid } from '@geven/ui/Grid';
import { LinkButton } from '@geven/ui/LinkButton';
import { Toggle } from '@geven/ui/Toggle';
import * as forms from '@/components/account/account-forms.css';
import { AddressFields } from '@/components/address/AddressFields';
import { AddressTextField } from '@/components/address/AddressTextField';
import type { AddressField } from '@/components/address/address-fields';
import type { AddressValues } from '@/components/address/address-values';
import { FormErrors } from '@/components/FormErrors';
import type { FieldErrors } from '@/lib/forms/field-errors';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './book.css';
import { bookHref } from './book-view';

/** Its fields in their order on the page, which is the order of its error summary. */
export const BOOK_FIELDS = [
  'companyName',
  'vat',
  'name',
  'street',
  'street2',
  'zip',
  'city',
  'countryId',
  'email',
  'phone',
] as const satisfies readonly AddressField[];

interface BookFormProps {
  locale: Locale;
  /** Null for a new address. */
  addressId: AddressId | null;
  countries: readonly Country[];
  values: AddressValues;
  errors: FieldErrors;
}

/** Adds an address to the book, or changes one: a plain form with the fields of the checkout. */
export function BookForm({ locale, addressId, countries, values, errors }: BookFormProps) {
  const text = getTexts(locale, 'account');
  const address = getTexts(locale, 'checkout');
  const fields = { text: address, values, errors };
  const labelOf = (field: string) => {
    const own = field as (typeof BOOK_FIELDS)[number];
    return address(`address.${own === 'countryId' ? 'country' : own}`);
  };
  return (
    <form action="/api/account/address" className={`${forms.form} ${styles.form}`} method="post" noValidate>
      <input name="locale" type="hidden" value={locale} />
      <input name="addressId" type="hidden" value={addressId ?? ''} />
      <FormErrors errors={errors} labelOf={labelOf} title={text(errors.isOnlyIncomplete ? 'incomplete' : 'wrong')} />
      <Toggle
        className={forms.kind}
        defaultValue={values.kind === 'business' ? 'business' : 'private'}
        isLegendHidden
        legend={text('book.kind')}
        name="kind"
        options={[
          { value: 'private', label: text('register.private') },
          { value: 'business', label: text('register.business') },
        ]}
      />
      <AddressFields {...fields} autoComplete="shipping" countries={countries} prefix="" />
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        <AddressTextField {...fields} autoComplete="shipping email" field="email" inputMode="email" type="email" />
        <AddressTextField
          {...fields}
          autoComplete="shipping tel"
          description={address('address.phoneHint')}
          field="phone"
          type="tel"
        />
      </Grid>
      <Checkbox defaultChecked={Boolean(values.isDefault)} label={text('book.isDefault')} name="isDefault" />
      <div className={styles.answers}>
        <Button type="submit">{text('book.save')}</Button>
        <LinkButton href={bookHref(locale)} variant="secondary">
          {text('book.cancel')}
        </LinkButton>
      </div>
    </form>
  );
}
