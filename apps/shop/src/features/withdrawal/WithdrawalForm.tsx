import { Button } from '@geven/ui/Button';
import { Text } from '@geven/ui/Text';
import { TextField } from '@geven/ui/TextField';
import { FormErrors } from '@/components/FormErrors';
import { LinkedText } from '@/components/LinkedText';
import { fieldErrors, fieldId } from '@/lib/forms/field-errors';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';
import { getMessages } from '@/lib/texts/i18n';
import * as styles from './withdrawal.css';
import type { WithdrawalStepProps } from './withdrawal-step';
import { WITHDRAWAL_FIELDS } from './withdrawal-view';

const INPUTS = {
  name: { autoComplete: 'name', maxLength: 100 },
  orderNumber: { autoComplete: 'off', maxLength: 100 },
  email: { autoComplete: 'email', inputMode: 'email', maxLength: 254, type: 'email' },
} as const;

/** The first step: three fields, with what was entered before or is known of a customer. */
export function WithdrawalForm({ locale, text, values, flash }: WithdrawalStepProps) {
  const errors = fieldErrors(flash?.refusals ?? [], WITHDRAWAL_FIELDS, getMessages(locale, 'errors'));
  const firstWrong = WITHDRAWAL_FIELDS.find((field) => errors.byField.has(field));
  return (
    <>
      <Text>{text('form.lead')}</Text>
      <form action="/api/withdrawal" className={styles.form} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <FormErrors
          errors={errors}
          labelOf={(field) => text(`field.${field as keyof typeof INPUTS}`)}
          title={text('incomplete')}
        />
        {WITHDRAWAL_FIELDS.map((field) => (
          <TextField
            {...INPUTS[field]}
            autoFocus={field === firstWrong}
            defaultValue={values[field] ?? ''}
            description={field === 'orderNumber' ? text('orderNumberHint') : undefined}
            error={errors.byField.get(field)}
            id={fieldId(field)}
            key={field}
            label={text(`field.${field}`)}
            name={field}
            required
          />
        ))}
        <div className={styles.actions}>
          <Button size="large" type="submit">
            {text('form.submit')}
          </Button>
        </div>
      </form>
      <Text size="caption" tone="muted">
        <LinkedText href={href('withdrawalNotice', locale)}>{text('notice', { email: seller.email })}</LinkedText>
      </Text>
    </>
  );
}
