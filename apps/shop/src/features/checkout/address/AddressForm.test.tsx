import type { Address, AddressId, CountryId } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESS_FIELDS } from '@/components/address/address-fields';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { AddressForm } from './AddressForm';

afterEach(cleanup);

const countries = [
  { id: 276 as CountryId, name: 'Deutschland', code: 'DE', isDeliverable: true },
  { id: 40 as CountryId, name: 'Österreich', code: 'AT', isDeliverable: false },
];

function renderForm(
  refusals: FormRefusal[] = [],
  values: Record<string, string> = {},
  customer: Pick<ComponentProps<typeof AddressForm>, 'shipping' | 'billing' | 'isGuest' | 'vatIdCheck'> = {},
) {
  render(
    <AddressForm
      {...customer}
      countries={countries}
      errors={fieldErrors(refusals, ADDRESS_FIELDS, getMessages('de', 'errors'))}
      locale="de"
      text={getTexts('de', 'checkout')}
      values={values}
    />,
  );
}

const BRANDT: Address = {
  id: 7 as AddressId,
  name: 'Katrin Brandt',
  companyName: 'Zimmerei Brandt',
  street: 'Am Römerturm 3',
  street2: null,
  zip: '50667',
  city: 'Köln',
  country: { id: 276 as CountryId, name: 'Deutschland', code: 'DE', isDeliverable: true },
  email: 'buero@zimmerei-brandt.de',
  phone: '0221 5550120',
  vat: null,
  addressType: 'shipping',
  isCompany: true,
  isDefault: true,
};

const phoneMissing: FormRefusal = { code: 'FIELD_REQUIRED', params: { field: 'phone' }, field: 'phone' };

describe('the address step', () => {
  it('ties an error to its field and puts the focus on the first wrong one (VA-11)', () => {
    renderForm([{ code: 'FIELD_EMAIL', params: {}, field: 'email' }, phoneMissing], { email: 'buero@' });
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(document.activeElement).toBe(email);
    expect(email).toHaveProperty('value', 'buero@');
    const message = document.getElementById(email.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(message?.textContent).toBe('Muss eine E-Mail-Adresse sein');
  });

  it('says that fields are missing and links to them', () => {
    renderForm([phoneMissing]);
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Bitte füllen Sie alle Felder aus.');
    expect(within(summary).getByRole('link').getAttribute('href')).toBe('#phone');
  });

  it('offers countries that can be delivered to, and all of them for the bill', () => {
    renderForm();
    const [delivery, billing] = screen.getAllByRole('combobox', { name: 'Land' });
    expect(within(delivery as HTMLElement).queryByRole('option', { name: 'Österreich' })).toBeNull();
    expect(within(billing as HTMLElement).getByRole('option', { name: 'Österreich' })).toBeDefined();
  });

  it('says where we cannot deliver', () => {
    renderForm([{ code: 'ADDRESS_NOT_DELIVERABLE', params: {}, field: 'countryId' }]);
    expect(screen.getByRole('alert').textContent).toContain('An diese Adresse können wir nicht liefern');
  });

  it('says at its field what becomes of a VAT id, and remembers which one that was (LG-08)', () => {
    const vat = 'NL000099998B57';
    renderForm([{ code: 'VAT_ID_NOT_CHECKED', params: {}, field: 'vat' }], { kind: 'business', vat });
    const [field] = screen.getAllByRole('textbox', { name: /^USt-IdNr/ });
    const message = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(message?.textContent).toMatch(/lässt sich im Moment nicht prüfen/);
    expect(document.querySelector('input[name="askedVatId"]')).toHaveProperty('value', vat);
    cleanup();
    const vatIdCheck = { vatId: vat, outcome: 'VALID', checkedAt: '2026-11-24T12:00:00.000Z' } as const;
    renderForm([], { kind: 'business', vat }, { vatIdCheck });
    expect(screen.getAllByText('Am 24. Nov. 2026 geprüft: Wir berechnen keine MwSt.')).toHaveLength(1);
    cleanup();
    renderForm([], { kind: 'business', vat: 'NL004495445B01' }, { vatIdCheck });
    expect(screen.queryByText(/geprüft/)).toBeNull();
  });

  it('keeps everything that was entered', () => {
    renderForm([phoneMissing], {
      name: 'Katrin Brandt',
      kind: 'business',
      billingDiffers: 'on',
      'billing.city': 'Köln',
    });
    expect(screen.getByDisplayValue('Katrin Brandt')).toBeDefined();
    expect(screen.getByDisplayValue('Köln')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Gewerblich' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('says once what concerns the form as a whole', () => {
    renderForm([
      { code: 'SERVICE_UNAVAILABLE', params: {} },
      { code: 'SERVICE_UNAVAILABLE', params: {} },
    ]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('lets a customer choose from the address book, or enter another address (CO-11)', () => {
    renderForm([], { addressId: '8' }, { shipping: [BRANDT, { ...BRANDT, id: 8 as AddressId, companyName: null }] });
    const choice = screen.getByRole('radiogroup', { name: 'Lieferadresse' });
    const offered = within(choice).getAllByRole('radio');
    expect(offered.map((radio) => radio.getAttribute('value'))).toEqual(['7', '8', 'other']);
    expect(offered[1]).toHaveProperty('checked', true);
    expect(within(choice).getByRole('radio', { name: 'Zimmerei Brandt' })).toBeDefined();
    expect(choice.textContent).toContain('Katrin Brandt, Am Römerturm 3, 50667 Köln, Deutschland');
  });

  it('asks guests whether they have an account, and customers no more (CO-08)', () => {
    renderForm([], {}, { isGuest: true });
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/checkout/login');
    cleanup();
    renderForm();
    expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  });
});
