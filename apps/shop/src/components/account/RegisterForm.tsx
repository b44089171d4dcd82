import type { Industry } from '@geven/odoo-sdk';
import { Button } from '@geven/ui/Button';
import { Checkbox } from '@geven/ui/Checkbox';
import { Grid } from '@geven/ui/Grid';
import { Select } from '@geven/ui/Select';
import { Stack } from '@geven/ui/Stack';
import { Toggle } from '@geven/ui/Toggle';
import { businessFields } from '@/components/address/address.css';
import { FormErrors } from '@/components/FormErrors';
import { LinkedText } from '@/components/LinkedText';
import type { Entrance } from '@/lib/account/entrances';
import { href } from '@/lib/routing/routes';
import { AccountField } from './AccountField';
import { type AccountFormView, isFirstWrong, summaryTitle } from './account-form';
import * as styles from './account-forms.css';
import { EmailHints } from './EmailHints';
import { PasswordField } from './PasswordField';

/** Fields of the registration, in the order of its error summary. */
export const REGISTER_FIELDS = [
  'name',
  'email',
  'companyName',
  'industryId',
  'vat',
  'phone',
  'password',
  'terms',
  'privacy',
] as const;

interface RegisterFormProps extends AccountFormView {
  entrance: Entrance;
  loginHref: string;
  industries: readonly Industry[];
  /** Whether it offers the newsletter, which is in Dutch alone (FT-14). */
  hasNewsletter?: boolean;
}

/** Registers a person or a business: a plain form (AU-04, AU-05). */
export function RegisterForm({ entrance, loginHref, industries, hasNewsletter = false, ...view }: RegisterFormProps) {
  const { locale, text, values, errors } = view;
  const documents = { terms: href('terms', locale), privacy: href('privacy', locale) };
  return (
    <form action="/api/account/register" className={styles.form} method="post" noValidate>
      <input name="locale" type="hidden" value={locale} />
      <input name="entrance" type="hidden" value={entrance} />
      <FormErrors
        errors={errors}
        labelOf={(field) => text(`field.${field as (typeof REGISTER_FIELDS)[number]}`)}
        title={summaryTitle(view)}
      />
      <Toggle
        className={styles.kind}
        defaultValue={values.kind === 'business' ? 'business' : 'private'}
        isLegendHidden
        legend={text('register.kind')}
        name="kind"
        options={[
          { value: 'private', label: text('register.private') },
          { value: 'business', label: text('register.business') },
        ]}
      />
      <AccountField {...view} autoComplete="name" field="name" label={text('field.name')} />
      <div>
        <AccountField
          {...view}
          autoComplete="email"
          field="email"
          inputMode="email"
          label={text('field.email')}
          maxLength={254}
          type="email"
        />
        <EmailHints locale={locale} loginHref={loginHref} takenText={text('register.taken')} />
      </div>
      <Stack className={businessFields} gap={4}>
        <Grid columns={{ base: 1, sm: 2 }} gap={4}>
          <AccountField {...view} autoComplete="organization" field="companyName" label={text('field.companyName')} />
          <Select
            autoFocus={isFirstWrong(errors, 'industryId')}
            defaultValue={values.industryId ?? ''}
            error={errors.byField.get('industryId')}
            id="industryId"
            label={text('field.industryId')}
            name="industryId"
            optionalLabel={text('optional')}
            options={[
              { value: '', label: text('register.noIndustry') },
              ...industries.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
            ]}
          />
        </Grid>
        <AccountField {...view} field="vat" isOptional label={text('field.vat')} maxLength={30} />
      </Stack>
      <AccountField {...view} autoComplete="tel" field="phone" isOptional label={text('field.phone')} type="tel" />
      <PasswordField
        autoComplete="new-password"
        autoFocus={isFirstWrong(errors, 'password')}
        description={text('password.rule')}
        error={errors.byField.get('password')}
        label={text('field.password')}
        name="password"
        words={{ show: text('password.show'), hide: text('password.hide') }}
      />
      <div className={styles.ticks}>
        {(['terms', 'privacy'] as const).map((name) => (
          <Checkbox
            defaultChecked={Boolean(values[name])}
            error={errors.byField.get(name)}
            id={name}
            key={name}
            label={
              <LinkedText href={documents[name]} newTabLabel={text('register.newTab')}>
                {text(`register.${name}`)}
              </LinkedText>
            }
            name={name}
            required
          />
        ))}
        {hasNewsletter && (
          <Checkbox
            defaultChecked={Boolean(values.newsletter)}
            id="newsletter"
            label={text('register.newsletter')}
            name="newsletter"
          />
        )}
      </div>
      <Button className={styles.submit} size="large" type="submit">
        {text('register.submit')}
      </Button>
    </form>
  );
}
