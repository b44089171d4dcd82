import { oneLine } from '../checkout/formats';
import { CommerceError, CommerceErrors, refuseAny } from '../errors/commerce-error';
import { emailErrors, phoneErrors, textErrors } from './check-fields';
import { type CompanyDraft, checkProfile } from './check-profile';
import { emailKey } from './email-address';
import type { CheckPassword } from './password-rules';
import type { Company } from './profile';

/** A registration as it was typed in. */
export interface SignUpDraft extends Pick<CompanyDraft, 'vat' | 'industryId'> {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly isCompany?: boolean | null | undefined;
  readonly isTermsAccepted: boolean;
  readonly isPrivacyAccepted: boolean;
}

/** A registration that passed its checks; the password stays in the draft. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly phone: string;
  readonly company: Company | null;
}

/** Trims a registration, or refuses every bad field of it (AU-04) (AU-05) (AU-13). */
export function checkSignUp(draft: SignUpDraft, checkPassword: CheckPassword): SignUp {
  const [name, email, phone] = [oneLine(draft.name), oneLine(draft.email), oneLine(draft.phone ?? '')];
  let company: Company | null = null;
  const errors = [
    ...textErrors(name, { field: 'name', max: 100, isRequired: true }),
    ...emailErrors(email, 'email', true),
    ...phoneErrors(phone, 'phone'),
    ...refusalsOf(() => {
      company = companyOf(draft);
    }).map(asSignUpField),
    ...refusalsOf(() => checkPassword({ password: draft.password, email, field: 'password' })),
    ...(draft.isTermsAccepted ? [] : [new CommerceError('TERMS_NOT_ACCEPTED')]),
    ...(draft.isPrivacyAccepted ? [] : [new CommerceError('PRIVACY_NOT_ACCEPTED')]),
  ];
  refuseAny(errors);
  return { name, email, emailKey: emailKey(email), phone, company };
}

function companyOf({ isCompany, companyName, vat, industryId }: SignUpDraft): Company | null {
  if (!isCompany) return null;
  const nothing = { company: null, billing: null };
  return checkProfile({ company: { name: companyName ?? '', vat, industryId } }, nothing).company ?? null;
}

function refusalsOf(check: () => void): readonly CommerceError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof CommerceErrors) return error.errors;
    if (error instanceof CommerceError) return [error];
    throw error;
  }
}

/** The form of registration has the company's fields beside the person's. */
function asSignUpField(error: CommerceError): CommerceError {
  const field = String(error.params.field).replace('company.', '');
  const { code, params } = error;
  const renamed = { ...params, field: field === 'name' ? 'companyName' : field };
  return new (CommerceError as new (code: CommerceError['code'], params: object) => CommerceError)(code, renamed);
}
