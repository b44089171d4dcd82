import type { User } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { profileInput, profileValues } from './profile-forms';
import { saveProfile } from './save-profile';

const COMPANY = {
  'company.name': 'Zimmerei Brandt',
  'company.zip': '506 67',
  'company.countryId': '276',
  'company.industryId': '1',
};

describe('the data of a customer', () => {
  it('has countries and industries as numbers, and leaves out what is not chosen (VA-04)', () => {
    expect(profileInput('company', COMPANY).company).toMatchObject({ countryId: 276, industryId: 1, zip: '506 67' });
    const none = { ...COMPANY, 'company.countryId': '', 'company.industryId': '' };
    expect(profileInput('company', none).company).not.toHaveProperty('countryId');
    expect(profileInput('company', none).company).not.toHaveProperty('industryId');
    expect(profileInput('billing', { 'billing.countryId': '528' }).billing).toMatchObject({ countryId: 528 });
  });

  it('keeps a VAT number that the form only shows (DB-26)', () => {
    expect(profileInput('company', COMPANY).company).not.toHaveProperty('vat');
    expect(profileInput('company', { ...COMPANY, 'company.vat': 'DE1' }).company).toMatchObject({ vat: 'DE1' });
  });

  it('is shown as it is, with gaps where nothing is known (DB-24) (DB-25)', () => {
    const user = { name: 'Anna', phone: '', mobile: '', company: null, billingAddress: null } as unknown as User;
    expect(profileValues(user)).toMatchObject({ 'contact.name': 'Anna', 'company.name': '', 'billing.countryId': '' });
    const company = { name: 'Brandt', zip: '50667', country: { id: 276 }, industry: { id: 1 }, vat: null };
    expect(profileValues({ ...user, company } as unknown as User)).toMatchObject({
      'company.name': 'Brandt',
      'company.countryId': '276',
      'company.industryId': '1',
      'company.vat': '',
    });
  });

  it('is saved form by form, and comes back to its place (DB-23) (API-45)', async () => {
    const updatePartnerProfile = vi.fn(async () => null);
    const sdk = createFakeSdk({ account: { updatePartnerProfile } });
    const values = { form: 'contact', 'contact.name': 'Anna', 'contact.phone': '', 'contact.mobile': '' };
    expect(await saveProfile({ values, locale: 'de', sdk })).toEqual({ to: '/dashboard/data?done=contact#contact' });
    expect(updatePartnerProfile).toHaveBeenCalledExactlyOnceWith({ name: 'Anna', phone: '', mobile: '' });
  });

  it.each([
    ['contact', 'name', 'contact.name'],
    ['company', 'company.zip', 'company.zip'],
  ])('is refused at its field: of the form %s, %s', async (form, field, shown) => {
    const sdk = createFakeSdk({ account: { updatePartnerProfile: refused('FIELD_REQUIRED', field) } });
    expect(await saveProfile({ values: { form }, locale: 'de', sdk })).toMatchObject({
      backTo: 'dashboardData',
      hash: `#${form}`,
      refusals: [{ code: 'FIELD_REQUIRED', field: shown }],
    });
  });
});
