import { describe, expect, it } from 'vitest';
import { CommerceErrors } from '../errors/commerce-error';
import { checkSignUp, type SignUpDraft } from './check-sign-up';
import { createPasswordRules } from './password-rules';

const rules = createPasswordRules({ common: new Set(['password1']), ownWords: ['geven'] });
const DRAFT: SignUpDraft = {
  name: ' Anna Visser ',
  email: ' Anna@Example.nl ',
  password: ' correct horse ',
  isTermsAccepted: true,
  isPrivacyAccepted: true,
};
const check = (changes: Partial<SignUpDraft> = {}) => checkSignUp({ ...DRAFT, ...changes }, rules);

function refusals(changes: Partial<SignUpDraft>): unknown {
  try {
    return check(changes);
  } catch (error) {
    const all = error instanceof CommerceErrors ? error.errors : [error as CommerceErrors['errors'][number]];
    return all.map(({ code, params }) => [params.field, code].filter(Boolean).join(' '));
  }
}

describe('a registration', () => {
  it('is of a person, with the address as it was written and as it is looked up (API-49)', () => {
    expect(check()).toEqual({
      name: 'Anna Visser',
      email: 'Anna@Example.nl',
      emailKey: 'anna@example.nl',
      phone: '',
      company: null,
    });
  });

  it('is of a company with its name, and industry and VAT number where they are told (AU-04) (AU-06)', () => {
    const company = { isCompany: true, companyName: 'Brandt', industryId: 1, vat: 'de 136695976' };
    expect(check(company).company).toMatchObject({ name: 'Brandt', industryId: 1, vat: 'DE136695976' });
    expect(check({ ...company, isCompany: false }).company).toBeNull();
  });

  it('needs terms and privacy statement accepted (AU-05)', () => {
    expect(refusals({ isTermsAccepted: false, isPrivacyAccepted: false })).toEqual([
      'TERMS_NOT_ACCEPTED',
      'PRIVACY_NOT_ACCEPTED',
    ]);
  });

  it('is refused for every bad field at once, the password among them (AU-13)', () => {
    expect(refusals({ name: '', email: 'anna', phone: 'x', password: 'Password1', isCompany: true })).toEqual([
      'name FIELD_REQUIRED',
      'email FIELD_EMAIL',
      'phone FIELD_FORMAT',
      'companyName FIELD_REQUIRED',
      'password PASSWORD_TOO_COMMON',
    ]);
    expect(refusals({ isCompany: true, companyName: 'B', vat: 'x', industryId: 99 })).toEqual([
      'industryId FIELD_REQUIRED',
      'vat FIELD_FORMAT',
    ]);
  });

  it('never says the password in its refusals', () => {
    const secret = 'short 7';
    expect(JSON.stringify(refusals({ password: secret, name: '' }))).not.toContain(secret);
    expect(() => check({ password: secret })).toThrow(
      expect.objectContaining({ params: { field: 'password', min: 8 } }),
    );
  });
});
