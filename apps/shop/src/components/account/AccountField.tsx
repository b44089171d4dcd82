import { TextField, type TextFieldProps } from '@geven/ui/TextField';
import { fieldId } from '@/lib/forms/field-errors';
import { type AccountFormView, isFirstWrong } from './account-form';

interface AccountFieldProps
  extends Omit<AccountFormView, 'locale'>,
    Pick<
      TextFieldProps,
      'autoComplete' | 'autoFocus' | 'description' | 'inputMode' | 'maxLength' | 'readOnly' | 'type'
    > {
  field: string;
  label: string;
  isOptional?: boolean;
}

/** A field with what was entered and what is wrong with it; the first wrong one has the focus, also without scripts. */
export function AccountField({ field, label, isOptional = false, text, values, errors, ...input }: AccountFieldProps) {
  return (
    <TextField
      autoFocus={isFirstWrong(errors, field)}
      maxLength={100}
      {...input}
      defaultValue={values[field] ?? ''}
      error={errors.byField.get(field)}
      id={fieldId(field)}
      label={label}
      name={field}
      optionalLabel={isOptional ? text('optional') : undefined}
      required={!isOptional}
    />
  );
}
