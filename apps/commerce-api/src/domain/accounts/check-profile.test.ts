import { describe, expect, it } from 'vitest';
import { checkProfile, type ProfileDraft } from './check-profile';
import type { Profile } from './profile';

const EMPTY: Profile = { company: null, billing: null };
const GERMANY = 276;
const COMPANY = {
  name: ' Zimmerei  Brandt ',
  zip: ' 506 67\t',
  countryId: GERMANY,
  vat: 'de 136.695.976',
  industryId: 1,
};
const known: Profile = { ...EMPTY, company: checkProfile({ company: COMPANY }, EMPTY).company ?? null };

const refusals = (draft: ProfileDraft, before = EMPTY): unknown => {
  try {
    return checkProfile(draft, before);
  } catch (error) {
    const { errors = [error] } = error as { errors?: unknown[] };
    return errors.map((one) => {
      const { code, params } = one as { code: string; params: { field: string } };
      return `${params.field} ${code}`;
    });
  }
};

describe('a profile', () => {
  it('is kept tidy: no white space in postcodes, VAT numbers as they are written (VA-03) (EN-10)', () => {
    expect(known.company).toEqual({
      ...{ name: 'Zimmerei  Brandt', phone: '', email: '', street: '', zip: '50667', city: '' },
      ...{ country: 'DE', vat: 'DE136695976', kvk: null, industryId: 1 },
    });
    expect(checkProfile({ billing: { zip: '3011 AA' } }, EMPTY).billing?.zip).toBe('3011AA');
  });

  it('keeps what is left out (DB-23)', () => {
    expect(checkProfile({ company: { name: 'Brandt', city: 'Köln' } }, known).company).toEqual({
      ...known.company,
      name: 'Brandt',
      city: 'Köln',
    });
    expect(checkProfile({ phone: '+49 221 1234' }, known)).toEqual({ contact: { phone: '+49 221 1234' } });
  });

  it('takes a VAT number once: a change is asked for by e-mail (DB-26) (DB-27)', () => {
    expect(refusals({ company: { name: 'Brandt', vat: 'DE123456788' } }, known)).toEqual([
      'company.vat VAT_NOT_EDITABLE',
    ]);
    expect(refusals({ company: { name: 'Brandt', vat: '' } }, known)).toEqual(['company.vat VAT_NOT_EDITABLE']);
    expect(checkProfile({ company: { name: 'Brandt', vat: 'DE 136695976' } }, known).company?.vat).toBe('DE136695976');
  });

  it('checks the digits of a VAT number when it is taken, and not again', () => {
    const taken: Profile = { ...known, company: known.company && { ...known.company, vat: 'DE123456789' } };
    expect(refusals({ company: { name: 'Brandt', vat: 'DE123456789' } })).toEqual(['company.vat FIELD_FORMAT']);
    expect(checkProfile({ company: { name: 'Brandt' } }, taken).company?.vat).toBe('DE123456789');
  });

  it('is refused for every field that is wrong, by its name in the schema', () => {
    const company = { name: '', email: 'x', phone: '1', zip: '1'.repeat(13), countryId: 1, vat: 'X', industryId: 99 };
    const billing = { email: 'y', leitwegId: 'abc', peppolId: '12' };
    expect(refusals({ name: ' ', mobile: 'no', company, billing })).toEqual([
      'name FIELD_REQUIRED',
      'mobile FIELD_FORMAT',
      'company.industryId FIELD_REQUIRED',
      'company.countryId FIELD_REQUIRED',
      'company.zip FIELD_TOO_LONG',
      'company.name FIELD_REQUIRED',
      'company.phone FIELD_FORMAT',
      'company.email FIELD_EMAIL',
      'company.vat FIELD_FORMAT',
      'billing.email FIELD_EMAIL',
      'billing.leitwegId FIELD_FORMAT',
      'billing.peppolId FIELD_FORMAT',
    ]);
  });

  it('takes addresses of electronic invoices (EN-11)', () => {
    const billing = { leitwegId: '04011000-1234512345-06', peppolId: '9930:DE123456789' };
    expect(checkProfile({ billing }, EMPTY).billing).toMatchObject(billing);
  });
});
