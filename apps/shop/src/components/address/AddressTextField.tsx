import { TextField, type TextFieldProps } from '@geven/ui/TextField';
import { type FieldErrors, fieldId } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import type { AddressField } from './address-fields';
import { type AddressValues, BILLING } from './address-values';

interface AddressTextFieldProps
  extends Pick<TextFieldProps, 'autoComplete' | 'description' | 'inputMode' | 'maxLength' | 'success' | 'type'> {
  text: Texts<'checkout'>;
  field: Exclude<AddressField, 'countryId' | 'billing.countryId'>;
  /** Another label than the field's own. */
  label?: string;
  isOptional?: boolean;
  values: AddressValues;
  errors: FieldErrors;
}

/** A field of the address form with its value and error; the first that is wrong has the focus, also without scripts. */
export function AddressTextField({ field, label, isOptional, values, errors, text, ...input }: AddressTextFieldProps) {
  const own = field.replace(BILLING, '') as Exclude<typeof field, `${typeof BILLING}${string}`>;
  return (
    <TextField
      maxLength={100}
      {...input}
      autoFocus={[...errors.byField.keys()][0] === field}
      defaultValue={values[field] ?? ''}
      error={errors.byField.get(field)}
      id={fieldId(field)}
      label={label ?? text(`address.${own}`)}
      name={field}
      optionalLabel={isOptional ? text('optional') : undefined}
      required={!isOptional}
    />
  );
}
