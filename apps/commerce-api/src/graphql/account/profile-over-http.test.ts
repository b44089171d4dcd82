import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { ADDRESS_INPUT } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

describe('profile and address book over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('changes person, company and billing, in the schema’s words (API-45) (DB-23) (DB-24) (DB-25) (DB-26) (VA-03)', async () => {
    const { browser } = await signUp(api);
    const company = { name: 'Brandt', zip: ' 506 67', countryId: 276, vat: 'de136695976', kvk: '1', industryId: 2 };
    const billing = { contactName: 'Eva', email: 'eva@brandt.example', zip: '3011 AA', countryId: 528 };
    const { data } = await call(browser, 'updatePartnerProfile', {
      myaccount: { name: 'Eva Brandt', company, billing },
    });
    expect(data?.updatePartnerProfile.partner).toMatchObject({
      name: 'Eva Brandt',
      company: { zip: '50667', country: { code: 'DE' }, vat: 'DE136695976', isVatEditable: false, industry: { id: 2 } },
      ...{ billingContactName: 'Eva', billingEmail: 'eva@brandt.example' },
      billingAddress: { zip: '3011AA', country: { code: 'NL' } },
    });
    const again = await call(browser, 'updatePartnerProfile', { myaccount: { company: { ...company, vat: 'NL1' } } });
    expect(again.errors[0]?.extensions).toEqual({ code: 'VAT_NOT_EDITABLE', params: { field: 'company.vat' } });
    const priced = await call(browser, 'updatePriceOption', { showTaxPrice: 'VATExcluded' });
    expect(priced.data?.updatePriceOption.partner?.showTaxPrice).toBe('VATExcluded');
    expect(decodeURIComponent(browser.cookies.get('odoo-user') ?? '')).toContain('VATExcluded');
  });

  it('keeps an address book with a default (DB-28) (CO-11) (EN-08) (API-07) (API-09) (API-10)', async () => {
    const { browser } = await signUp(api);
    const { browser: stranger } = await signUp(api);
    const { data } = await call(browser, 'addAddress', { address: { ...ADDRESS_INPUT, isDefault: true } });
    const id = data?.addAddress.id ?? 0;
    await call(browser, 'addAddress', { address: { ...ADDRESS_INPUT, addressType: 'billing' } });
    const { countryId, ...entered } = ADDRESS_INPUT;
    expect(data?.addAddress).toMatchObject({
      ...{ ...entered, id: expect.any(Number), zip: expect.stringMatching(/^3011 ?AA$/) },
      ...{ street2: '', isCompany: false, isDefault: true },
      country: { id: countryId, name: expect.any(String), code: expect.stringMatching(/^[A-Z]{2}$/) },
    });
    const list = async (addressType?: string) =>
      (await call(browser, 'getAddresses', { addressType })).data?.getAddresses.map(({ id, isDefault }) => [
        id,
        isDefault,
      ]);
    expect((await list())?.[0]).toEqual([id, true]);
    expect(await list('shipping')).toHaveLength(1);
    const changed = await call(browser, 'updateAddress', { id, address: { ...ADDRESS_INPUT, city: 'Delft' } });
    expect(changed.data?.updateAddress).toMatchObject({ city: 'Delft', isDefault: true });
    expect(codes(await call(stranger, 'updateAddress', { id, address: ADDRESS_INPUT }))).toEqual(['ADDRESS_NOT_FOUND']);
    await call(stranger, 'deleteAddress', { id });
    expect(await list()).toHaveLength(2);
    await call(browser, 'deleteAddress', { id });
    expect(await list()).toHaveLength(1);
  });
});
