import type { BillingInput, CompanyInput, CountryId, IndustryId, MyAccountInput, User } from '@geven/odoo-sdk';

/** The forms of the page of data, each saved by itself, with their fields in the order of error summaries (DB-23). */
export const PROFILE_FORMS = {
  contact: ['contact.name', 'contact.phone', 'contact.mobile'],
  company: [
    'company.name',
    'company.industryId',
    'company.vat',
    'company.kvk',
    'company.email',
    'company.phone',
    'company.street',
    'company.zip',
    'company.city',
    'company.countryId',
  ],
  billing: [
    'billing.contactName',
    'billing.email',
    'billing.street',
    'billing.zip',
    'billing.city',
    'billing.countryId',
    'billing.leitwegId',
    'billing.peppolId',
  ],
} as const;

export type ProfileForm = keyof typeof PROFILE_FORMS;

type Values = Readonly<Record<string, string>>;

/** The form that was sent; null for none of them. */
export const readProfileForm = (name: string | undefined): ProfileForm | null =>
  name !== undefined && Object.hasOwn(PROFILE_FORMS, name) ? (name as ProfileForm) : null;

/** What a form changes of the account. Countries and industries are numbers (VA-04); a choice of none is left out. */
export function profileInput(form: ProfileForm, values: Values): MyAccountInput {
  const value = (field: string) => values[`${form}.${field}`] ?? '';
  const texts = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, value(field)]));
  const country = idOf(value('countryId'));
  const place = {
    ...texts('street', 'zip', 'city'),
    ...(country === null ? {} : { countryId: country as CountryId }),
  };
  switch (form) {
    case 'contact':
      return texts('name', 'phone', 'mobile');
    case 'company': {
      const industry = idOf(value('industryId'));
      const company: CompanyInput = {
        ...place,
        ...texts('phone', 'email', 'kvk'),
        name: value('name'),
        // A number that is there already is shown, and not sent: it can only be changed by e-mail (DB-26).
        ...(`${form}.vat` in values ? { vat: value('vat') } : {}),
        ...(industry === null ? {} : { industryId: industry as IndustryId }),
      };
      return { company };
    }
    case 'billing': {
      const billing: BillingInput = { ...place, ...texts('contactName', 'email', 'leitwegId', 'peppolId') };
      return { billing };
    }
  }
}

function idOf(value: string): number | null {
  const id = Number.parseInt(value, 10);
  return id > 0 ? id : null;
}

/** What the forms show at first. */
export function profileValues({ company, billingAddress, ...user }: User): Values {
  const { name, phone, mobile, billingContactName, billingEmail, leitwegId, peppolId } = user;
  return {
    ...prefixed('contact', { name, phone, mobile }),
    ...prefixed('company', {
      ...company,
      ...placeOf(company),
      industryId: company?.industry?.id,
    }),
    ...prefixed('billing', {
      ...placeOf(billingAddress),
      ...{ contactName: billingContactName, email: billingEmail, leitwegId, peppolId },
    }),
  };
}

const placeOf = (place: User['billingAddress']) => ({
  ...{ street: place?.street, zip: place?.zip, city: place?.city },
  countryId: place?.country?.id,
});

function prefixed(form: ProfileForm, values: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    PROFILE_FORMS[form].map((field) => {
      const value = values[field.slice(form.length + 1)];
      return [field, value == null ? '' : String(value)];
    }),
  );
}
