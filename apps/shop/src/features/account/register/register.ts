import type { IndustryId, SignUpInput } from '@geven/odoo-sdk';
import { ENTRANCES, letIn, readEntrance } from '@/lib/account/entrances';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { formRefusals } from '@/lib/forms/form-refusals';

/** Registers and logs in (API-49). */
export async function register(form: SubmittedForm): Promise<FormOutcome> {
  const entrance = readEntrance(form.values.entrance, 'register');
  try {
    const user = await form.sdk.account.gevenSignUpUser(signUpInput(form.values));
    await signUpForNewsletter(form);
    return letIn(user, entrance, form);
  } catch (error) {
    return { backTo: ENTRANCES[entrance].page, refusals: formRefusals(error).map(atItsField) };
  }
}

/**
 * Has the link mailed that subscribes, where the box was ticked: confirming the account is no consent to the newsletter.
 * That it cannot be mailed is no reason to refuse an account, which there is by now.
 */
async function signUpForNewsletter({ values, locale, sdk }: SubmittedForm): Promise<void> {
  if (!values.newsletter || locale !== 'nl') return;
  await refusalsOf(sdk.contact.newsLetterSubscribe(values.email ?? ''));
}

/** The registration of a submitted form. What a person left in the folded fields of a business does not count. */
export function signUpInput(values: SubmittedForm['values']): SignUpInput {
  const isCompany = values.kind === 'business';
  const industryId = Number.parseInt(values.industryId ?? '', 10);
  return {
    name: values.name ?? '',
    email: values.email ?? '',
    password: values.password ?? '',
    phone: values.phone ?? '',
    isCompany,
    ...(isCompany ? { companyName: values.companyName ?? '', vat: values.vat || null } : {}),
    ...(isCompany && industryId > 0 ? { industryId: industryId as IndustryId } : {}),
    isTermsAccepted: Boolean(values.terms),
    isPrivacyAccepted: Boolean(values.privacy),
  };
}

const TICKS: Readonly<Partial<Record<FormRefusal['code'], string>>> = {
  TERMS_NOT_ACCEPTED: 'terms',
  PRIVACY_NOT_ACCEPTED: 'privacy',
};

/** What has not been accepted is told at its tick. */
function atItsField(refusal: FormRefusal): FormRefusal {
  const field = TICKS[refusal.code];
  return field === undefined ? refusal : { ...refusal, field };
}
