import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import type { ReactNode } from 'react';
import { type AccountFormView, summaryTitle } from '@/components/account/account-form';
import * as forms from '@/components/account/account-forms.css';
import { FormErrors } from '@/components/FormErrors';
import { DashboardSection } from '../dashboard/DashboardSection';
import type { ProfileForm as FormName } from './profile-forms';
import { profileLabel } from './profile-label';

interface ProfileFormProps extends AccountFormView {
  form: FormName;
  title: string;
  saveLabel: string;
  /** Whether it was saved just now. */
  isSaved: boolean;
  /** Fields. */
  children: ReactNode;
}

/** One of the forms of the customer's data, saved by itself. */
export function ProfileForm({ form, title, saveLabel, isSaved, children, ...view }: ProfileFormProps) {
  const { locale, text, errors } = view;
  return (
    <DashboardSection id={form} title={title}>
      <form action="/api/account/data" className={forms.form} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value={form} />
        {isSaved && <Notice isAlert title={text('data.saved')} tone="success" />}
        <FormErrors errors={errors} labelOf={(field) => profileLabel(field, text)} title={summaryTitle(view)} />
        {children}
        <Button className={forms.submit} type="submit" variant="outline">
          {saveLabel}
        </Button>
      </form>
    </DashboardSection>
  );
}
