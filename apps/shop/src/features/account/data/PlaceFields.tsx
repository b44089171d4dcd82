import type { Country } from '@geven/odoo-sdk';
import { Grid, GridCell } from '@geven/ui/Grid';
import { Select } from '@geven/ui/Select';
import { AccountField } from '@/components/account/AccountField';
import { type AccountFormView, isFirstWrong } from '@/components/account/account-form';
import { fieldId } from '@/lib/forms/field-errors';

interface PlaceFieldsProps extends Omit<AccountFormView, 'locale'> {
  form: 'company' | 'billing';
  countries: readonly Country[];
}

/** Street, postcode, town and country of a company or its billing; all may stay empty. */
export function PlaceFields({ form, countries, ...view }: PlaceFieldsProps) {
  const { text, values, errors } = view;
  // Browsers know a work place for telephone and mail alone, so the company's has a section of its own.
  const autoComplete = form === 'company' ? 'section-company' : 'billing';
  const country = `${form}.countryId`;
  return (
    <Grid columns={12} gap={4}>
      <GridCell span={12}>
        <AccountField
          {...view}
          autoComplete={`${autoComplete} street-address`}
          field={`${form}.street`}
          isOptional
          label={text('field.street')}
        />
      </GridCell>
      <GridCell span={{ base: 5, sm: 3 }}>
        <AccountField
          {...view}
          autoComplete={`${autoComplete} postal-code`}
          field={`${form}.zip`}
          isOptional
          label={text('field.zip')}
          maxLength={20}
        />
      </GridCell>
      <GridCell span={{ base: 7, sm: 5 }}>
        <AccountField
          {...view}
          autoComplete={`${autoComplete} address-level2`}
          field={`${form}.city`}
          isOptional
          label={text('field.city')}
          maxLength={60}
        />
      </GridCell>
      <GridCell span={{ base: 12, sm: 4 }}>
        <Select
          autoComplete={`${autoComplete} country`}
          autoFocus={isFirstWrong(errors, country)}
          defaultValue={values[country] ?? ''}
          error={errors.byField.get(country)}
          id={fieldId(country)}
          label={text('field.countryId')}
          name={country}
          optionalLabel={text('optional')}
          options={[
            { value: '', label: '–' },
            ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </GridCell>
    </Grid>
  );
}
