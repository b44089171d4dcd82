import { Button } from '@geven/ui/Button';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import { getMessages } from '@/lib/texts/i18n';
import * as styles from './withdrawal.css';
import type { WithdrawalStepProps } from './withdrawal-step';
import { changeHref, WITHDRAWAL_FIELDS } from './withdrawal-view';

/** The second step: what is declared, and the button that declares it. A refused one keeps its key. */
export function ConfirmWithdrawal({ locale, text, values, flash }: WithdrawalStepProps) {
  const errors = fieldErrors(flash?.refusals ?? [], [], getMessages(locale, 'errors'));
  return (
    <form action="/api/withdrawal/confirm" className={styles.form} method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="clientKey" type="hidden" value={values.clientKey} />
      {WITHDRAWAL_FIELDS.map((field) => (
        <input key={field} name={field} type="hidden" value={values[field] ?? ''} />
      ))}
      <FormErrors errors={errors} title={text('confirm.refused')} />
      <div className={styles.declaration}>
        <Text weight="strong">{text('confirm.declaration')}</Text>
        <DefinitionList
          items={WITHDRAWAL_FIELDS.map((field) => ({ term: text(`field.${field}`), details: values[field] ?? '' }))}
        />
      </div>
      <Text>{text('confirm.lead')}</Text>
      <div className={styles.actions}>
        <Button size="large" type="submit">
          {text('confirm.submit')}
        </Button>
        {flash && (
          <LinkButton href={changeHref(locale, flash.id)} size="large" variant="secondary">
            {text('confirm.change')}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
