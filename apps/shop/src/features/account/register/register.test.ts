import { SdkError, type User } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { register, signUpInput } from './register';

const ENTERED = {
  name: 'Anna Visser',
  email: 'anna@example.nl',
  password: 'correct horse',
  phone: '',
  kind: 'business',
  companyName: 'Visser Hout',
  vat: '',
  industryId: '6',
  terms: 'on',
  privacy: 'on',
};

describe('registering', () => {
  it('sends the industry as a number (AU-04) (AU-06)', () => {
    expect(signUpInput(ENTERED)).toEqual({
      ...{ name: 'Anna Visser', email: 'anna@example.nl', password: 'correct horse', phone: '' },
      ...{ isCompany: true, companyName: 'Visser Hout', vat: null, industryId: 6 },
      ...{ isTermsAccepted: true, isPrivacyAccepted: true },
    });
    expect(signUpInput({ ...ENTERED, industryId: '' })).not.toHaveProperty('industryId');
  });

  it('leaves out what a private person left in the folded fields', () => {
    const input = signUpInput({ ...ENTERED, kind: 'private' });
    expect(input).toMatchObject({ isCompany: false });
    for (const field of ['companyName', 'vat', 'industryId']) expect(input).not.toHaveProperty(field);
  });

  it('tells at its tick what has not been accepted (AU-05)', async () => {
    const { terms, privacy, ...others } = ENTERED;
    expect(signUpInput(others)).toMatchObject({ isTermsAccepted: false, isPrivacyAccepted: false });
    const refusals = (['TERMS_NOT_ACCEPTED', 'PRIVACY_NOT_ACCEPTED'] as const).map((code) => ({
      code,
      message: '',
      params: {},
    }));
    const gevenSignUpUser = () => Promise.reject(new SdkError({ kind: 'graphql', message: '', refusals }));
    const sdk = createFakeSdk({ account: { gevenSignUpUser } });
    expect(await register({ values: others, locale: 'de', sdk })).toMatchObject({
      backTo: 'register',
      refusals: [{ field: 'terms' }, { field: 'privacy' }],
    });
  });

  it('starts the opt-in of the newsletter where its box was ticked, and has an account whatever comes of it (FT-17)', async () => {
    const newsLetterSubscribe = vi.fn(async () => undefined);
    const gevenSignUpUser = async () => ({ showTaxPrice: 'VATIncluded' }) as User;
    const sdk = createFakeSdk({ account: { gevenSignUpUser }, contact: { newsLetterSubscribe } });
    await register({ values: ENTERED, locale: 'nl', sdk });
    await register({ values: { ...ENTERED, newsletter: 'on' }, locale: 'de', sdk });
    expect(newsLetterSubscribe).not.toHaveBeenCalled();
    await register({ values: { ...ENTERED, newsletter: 'on' }, locale: 'nl', sdk });
    expect(newsLetterSubscribe).toHaveBeenCalledExactlyOnceWith('anna@example.nl');
    const down = () => Promise.reject(new SdkError({ kind: 'timeout', message: 'late' }));
    const without = createFakeSdk({ account: { gevenSignUpUser }, contact: { newsLetterSubscribe: down } });
    expect(await register({ values: { ...ENTERED, newsletter: 'on' }, locale: 'nl', sdk: without })).toHaveProperty(
      'to',
    );
    const refusing = createFakeSdk({
      account: { gevenSignUpUser: refused('EMAIL_TAKEN', 'email') },
      contact: { newsLetterSubscribe },
    });
    await register({ values: { ...ENTERED, newsletter: 'on' }, locale: 'nl', sdk: refusing });
    expect(newsLetterSubscribe).toHaveBeenCalledOnce();
  });

  it('goes back to the checkout with a refusal, and to its address when it went well (CO-09)', async () => {
    const values = { ...ENTERED, entrance: 'checkoutRegister' };
    const taken = createFakeSdk({ account: { gevenSignUpUser: refused('EMAIL_TAKEN', 'email') } });
    expect(await register({ values, locale: 'de', sdk: taken })).toEqual({
      backTo: 'checkoutRegister',
      refusals: [{ code: 'EMAIL_TAKEN', params: { field: 'email' }, field: 'email' }],
    });
    const sdk = createFakeSdk({ account: { gevenSignUpUser: async () => ({ showTaxPrice: 'VATIncluded' }) as User } });
    expect(await register({ values, locale: 'de', sdk })).toMatchObject({ to: '/checkout/address' });
  });
});
