import { TextField } from '@geven/ui/TextField';
import { AccountField } from '@/components/account/AccountField';
import type { AccountFormView } from '@/components/account/account-form';
import { LinkedText } from '@/components/LinkedText';
import { seller } from '@/lib/seller';

interface VatFieldProps extends Omit<AccountFormView, 'locale'> {
  isEditable: boolean;
}

/** The VAT number: filled in once, then only shown, with the way to change it (DB-26). */
export function VatField({ isEditable, ...view }: VatFieldProps) {
  const { text, values } = view;
  const label = text('field.vat');
  if (isEditable) {
    return (
      <AccountField
        {...view}
        description={text('data.vatOnce')}
        field="company.vat"
        isOptional
        label={label}
        maxLength={30}
      />
    );
  }
  return (
    <TextField
      description={
        <LinkedText href={`mailto:${seller.email}`}>{text('data.vatLocked', { email: seller.email })}</LinkedText>
      }
      id="company-vat"
      label={label}
      readOnly
      value={values['company.vat'] ?? ''}
    />
  );
}
