import type { Country, Industry } from '@geven/odoo-sdk';
import { Grid } from '@geven/ui/Grid';
import { Select } from '@geven/ui/Select';
import { Text } from '@geven/ui/Text';
import { AccountField } from '@/components/account/AccountField';
import { type AccountFormView, isFirstWrong } from '@/components/account/account-form';
import { LinkedText } from '@/components/LinkedText';
import { seller } from '@/lib/seller';
import { PlaceFields } from './PlaceFields';
import { VatField } from './VatField';

interface CompanyFieldsProps extends Omit<AccountFormView, 'locale'> {
  countries: readonly Country[];
  industries: readonly Industry[];
  isVatEditable: boolean;
  /** Whether the customer has prices of its own already. */
  hasOwnPrices: boolean;
}

/** What is known of the company that a customer buys for (DB-24). */
export function CompanyFields({ countries, industries, isVatEditable, hasOwnPrices, ...view }: CompanyFieldsProps) {
  const { text, values, errors } = view;
  return (
    <>
      {!hasOwnPrices && (
        <Text>
          <LinkedText href={`mailto:${seller.email}`}>{text('data.businessPrice', { email: seller.email })}</LinkedText>
        </Text>
      )}
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        <AccountField {...view} autoComplete="organization" field="company.name" label={text('field.companyName')} />
        <Select
          autoFocus={isFirstWrong(errors, 'company.industryId')}
          defaultValue={values['company.industryId'] ?? ''}
          error={errors.byField.get('company.industryId')}
          id="company-industryId"
          label={text('field.industryId')}
          name="company.industryId"
          optionalLabel={text('optional')}
          options={[
            { value: '', label: text('register.noIndustry') },
            ...industries.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
          ]}
        />
        <VatField {...view} isEditable={isVatEditable} />
        <AccountField {...view} field="company.kvk" isOptional label={text('field.kvk')} maxLength={30} />
        <AccountField
          {...view}
          autoComplete="work email"
          field="company.email"
          inputMode="email"
          isOptional
          label={text('field.email')}
          maxLength={254}
          type="email"
        />
        <AccountField
          {...view}
          autoComplete="work tel"
          field="company.phone"
          isOptional
          label={text('field.phone')}
          type="tel"
        />
      </Grid>
      <PlaceFields {...view} countries={countries} form="company" />
    </>
  );
}
