import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Text } from '@geven/ui/Text';
import { CaptchaField } from '@/components/captcha/CaptchaField';
import { FormErrors } from '@/components/FormErrors';
import { Honeypot } from '@/components/honeypot/Honeypot';
import { LinkedText } from '@/components/LinkedText';
import { CAMPAIGN_FIELD } from '@/lib/cart/campaign-query';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import * as styles from './contact.css';
import { type ContactFormFacts, fieldsOfRefusals } from './contact-forms';
import { UploadField } from './files/UploadField';
import { LeadFields } from './LeadFields';
import type { OfferedOrder } from './read-contact-visit';

export interface LeadFormProps {
  locale: Locale;
  /** Where it is sent to. */
  action: string;
  facts: ContactFormFacts;
  values: Readonly<Record<string, string>>;
  flash?: FormFlash | undefined;
  orders?: readonly OfferedOrder[] | undefined;
  /** Fields that nobody sees, by name. */
  hidden?: Readonly<Record<string, string>>;
}

/** A form that turns to the shop: a plain one, which comes back with everything that was entered (CF-08). */
export function LeadForm({ locale, action, facts, values, flash, orders, hidden = {} }: LeadFormProps) {
  const text = getTexts(locale, 'contact');
  const refusals = flash?.refusals ?? [];
  const errors = fieldErrors(refusals, fieldsOfRefusals(facts), getMessages(locale, 'errors'));
  const isIncomplete = refusals.some(({ code }) => code === 'FIELD_REQUIRED');
  return (
    <form
      action={action}
      className={styles.form}
      encType={facts.hasFiles ? 'multipart/form-data' : undefined}
      method="post"
      noValidate
    >
      <input name="locale" type="hidden" value={locale} />
      <input name={CAMPAIGN_FIELD} type="hidden" value={values[CAMPAIGN_FIELD] ?? ''} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {refusals.length > 0 && (
        <div className={styles.width.full}>
          <FormErrors
            errors={errors}
            labelOf={(field) => text(`field.${field as 'name'}`)}
            title={text(isIncomplete ? 'incomplete' : 'wrong')}
          />
        </div>
      )}
      <LeadFields errors={errors} facts={facts} orders={orders ?? []} text={text} values={values} />
      {facts.hasFiles && (
        <div className={styles.width.full}>
          <UploadField
            error={errors.byField.get('files')}
            label={text('field.files')}
            locale={locale}
            optionalLabel={text('optional')}
            values={flash?.values}
          />
        </div>
      )}
      <Honeypot text={text} />
      <div className={styles.width.full}>
        <CaptchaField error={errors.byField.get('captcha')} locale={locale} />
      </div>
      <div className={styles.actions}>
        <Button size="large" type="submit">
          {text('send')}
        </Button>
        <Text size="caption" tone="muted">
          <LinkedText href={href('privacy', locale)}>{text('privacy')}</LinkedText>
        </Text>
      </div>
    </form>
  );
}
