import type { Country } from '@geven/odoo-sdk';
import { Grid, GridCell } from '@geven/ui/Grid';
import { Select } from '@geven/ui/Select';
import { Stack } from '@geven/ui/Stack';
import type { FieldErrors } from '@/lib/forms/field-errors';
import { fieldId } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import { AddressTextField } from './AddressTextField';
import * as styles from './address.css';
import { type AddressValues, ASKED_STREET, ASKED_VAT_ID } from './address-values';

interface AddressFieldsProps {
  text: Texts<'checkout'>;
  /** Before the names of the fields. */
  prefix: '' | 'billing.';
  /** Section of the browser's address book. */
  autoComplete: 'shipping' | 'billing';
  countries: readonly Country[];
  values: AddressValues;
  errors: FieldErrors;
  /** Said below a VAT id that was found valid. */
  vatChecked?: (vatId: string) => string | undefined;
}

/** The fields of one postal address. */
export function AddressFields({ prefix, autoComplete, countries, vatChecked, ...fields }: AddressFieldsProps) {
  const { text, values, errors } = fields;
  const country = `${prefix}countryId` as const;
  const isFirstWrong = [...errors.byField.keys()][0] === country;
  const company = (
    <Grid columns={{ base: 1, sm: 2 }} gap={4}>
      <AddressTextField
        {...fields}
        autoComplete={`${autoComplete} organization`}
        field={`${prefix}companyName`}
        isOptional={prefix !== ''}
      />
      <AddressTextField
        {...fields}
        field={`${prefix}vat`}
        isOptional
        success={vatChecked?.(values[`${prefix}vat`] ?? '')}
      />
    </Grid>
  );
  return (
    <Stack gap={4}>
      {errors.byField.has(`${prefix}street`) && (
        <input name={`${prefix}${ASKED_STREET}`} type="hidden" value={values[`${prefix}street`] ?? ''} />
      )}
      {errors.byField.has(`${prefix}vat`) && (
        <input name={`${prefix}${ASKED_VAT_ID}`} type="hidden" value={values[`${prefix}vat`] ?? ''} />
      )}
      {prefix === '' ? <div className={styles.businessFields}>{company}</div> : company}
      <Grid columns={12} gap={4}>
        <GridCell span={prefix === '' ? 12 : { base: 12, sm: 6 }}>
          <AddressTextField {...fields} autoComplete={`${autoComplete} name`} field={`${prefix}name`} />
        </GridCell>
        {prefix !== '' && (
          <GridCell span={{ base: 12, sm: 6 }}>
            <AddressTextField
              {...fields}
              autoComplete="billing email"
              field="billing.email"
              inputMode="email"
              label={text('address.billingEmail')}
              type="email"
            />
          </GridCell>
        )}
        <GridCell span={{ base: 12, sm: 8 }}>
          <AddressTextField {...fields} autoComplete={`${autoComplete} address-line1`} field={`${prefix}street`} />
        </GridCell>
        <GridCell span={{ base: 12, sm: 4 }}>
          <AddressTextField
            {...fields}
            autoComplete={`${autoComplete} address-line2`}
            field={`${prefix}street2`}
            isOptional
          />
        </GridCell>
        <GridCell span={{ base: 4, sm: 3 }}>
          <AddressTextField
            {...fields}
            autoComplete={`${autoComplete} postal-code`}
            field={`${prefix}zip`}
            maxLength={12}
          />
        </GridCell>
        <GridCell span={{ base: 8, sm: 5 }}>
          <AddressTextField {...fields} autoComplete={`${autoComplete} address-level2`} field={`${prefix}city`} />
        </GridCell>
        <GridCell span={{ base: 12, sm: 4 }}>
          <Select
            autoComplete={`${autoComplete} country`}
            autoFocus={isFirstWrong}
            defaultValue={values[country] ?? ''}
            error={errors.byField.get(country)}
            id={fieldId(country)}
            label={text('address.country')}
            name={country}
            options={[
              { value: '', label: '–' },
              ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            required
          />
        </GridCell>
      </Grid>
    </Stack>
  );
}
