import { type CountryCode, countryOfId } from '../checkout/countries';
import { oneLine } from '../checkout/formats';
import { plainVatId, VAT_ID } from '../checkout/vat-id';
import { CommerceError, refuseAny } from '../errors/commerce-error';
import type { Contact } from './account';
import { emailErrors, phoneErrors, textErrors } from './check-fields';
import { isIndustry } from './industries';
import type { Billing, Company, Place, Profile } from './profile';

/** A text as it was typed in; what is left out stays as it is. */
type Draft = string | null | undefined;

interface PlaceDraft {
  readonly street?: Draft;
  readonly zip?: Draft;
  readonly city?: Draft;
  readonly countryId?: number | null | undefined;
}

export interface CompanyDraft extends PlaceDraft {
  readonly name: string;
  readonly phone?: Draft;
  readonly email?: Draft;
  readonly vat?: Draft;
  readonly kvk?: Draft;
  readonly industryId?: number | null | undefined;
}

export interface BillingDraft extends PlaceDraft {
  readonly contactName?: Draft;
  readonly email?: Draft;
  readonly leitwegId?: Draft;
  readonly peppolId?: Draft;
}

export interface ProfileDraft {
  readonly name?: Draft;
  readonly phone?: Draft;
  readonly mobile?: Draft;
  readonly company?: CompanyDraft | null | undefined;
  readonly billing?: BillingDraft | null | undefined;
}

/** What a draft changes. */
export interface CheckedProfile {
  readonly contact: Partial<Contact>;
  readonly company?: Company;
  readonly billing?: Billing;
}

// The authority, what it divides its mail by, two check figures.
const LEITWEG = { pattern: /^\d{2,12}(-[0-9A-Z]{1,30})?-\d{2}$/, example: '04011000-1234512345-06' };
// The list that the number is from, and the number.
const PEPPOL = { pattern: /^\d{4}:[\w.+~@/-]{1,50}$/, example: '9930:DE123456789' };

const NOWHERE: Place = { street: '', zip: '', city: '', country: null };
const NO_COMPANY: Company = {
  ...{ ...NOWHERE, name: '', phone: '', email: '' },
  ...{ vat: null, kvk: null, industryId: null },
};
const NO_BILLING: Billing = { ...NOWHERE, contactName: '', email: '', leitwegId: null, peppolId: null };

const typed = (draft: Draft, before: string) => oneLine(draft ?? before);
const optional = (draft: Draft, before: string | null) => typed(draft, before ?? '') || null;

/** Trims and normalises what a customer changes of the profile, or refuses every bad field (DB-23). */
export function checkProfile(draft: ProfileDraft, before: Profile): CheckedProfile {
  const errors: CommerceError[] = [];
  const contact = contactOf(draft, errors);
  const company = draft.company ? companyOf(draft.company, before.company, errors) : undefined;
  const billing = draft.billing ? billingOf(draft.billing, before.billing ?? NO_BILLING, errors) : undefined;
  refuseAny(errors);
  return { contact, ...(company ? { company } : {}), ...(billing ? { billing } : {}) };
}

function contactOf({ name, phone, mobile }: ProfileDraft, errors: CommerceError[]): Partial<Contact> {
  const contact = {
    ...(typeof name === 'string' ? { name: oneLine(name) } : {}),
    ...(typeof phone === 'string' ? { phone: oneLine(phone) } : {}),
    ...(typeof mobile === 'string' ? { mobile: oneLine(mobile) } : {}),
  };
  if (contact.name !== undefined)
    errors.push(...textErrors(contact.name, { field: 'name', max: 100, isRequired: true }));
  errors.push(...phoneErrors(contact.phone ?? '', 'phone'), ...phoneErrors(contact.mobile ?? '', 'mobile'));
  return contact;
}

/** A VAT number that is there stays: the back office changes it (DB-26). */
function companyOf(draft: CompanyDraft, known: Company | null, errors: CommerceError[]): Company {
  const before = known ?? NO_COMPANY;
  const vat = plainVatId(draft.vat ?? before.vat ?? '') || null;
  if (before.vat !== null && vat !== before.vat)
    errors.push(new CommerceError('VAT_NOT_EDITABLE', { field: 'company.vat' }));
  const industryId = draft.industryId ?? before.industryId;
  if (industryId !== null && !isIndustry(industryId))
    errors.push(new CommerceError('FIELD_REQUIRED', { field: 'company.industryId' }));
  const company = {
    name: typed(draft.name, before.name),
    phone: typed(draft.phone, before.phone),
    email: typed(draft.email, before.email),
    ...placeOf(draft, before, { prefix: 'company', errors }),
    ...{ vat, kvk: optional(draft.kvk, before.kvk), industryId },
  };
  errors.push(
    ...textErrors(company.name, { field: 'company.name', max: 100, isRequired: true }),
    ...phoneErrors(company.phone, 'company.phone'),
    ...emailErrors(company.email, 'company.email'),
    // One that is known was taken by the rules of its day.
    ...(vat === before.vat ? [] : textErrors(vat ?? '', { field: 'company.vat', max: 20, format: VAT_ID })),
    ...textErrors(company.kvk ?? '', { field: 'company.kvk', max: 30 }),
  );
  return company;
}

function billingOf(draft: BillingDraft, before: Billing, errors: CommerceError[]): Billing {
  const billing = {
    contactName: typed(draft.contactName, before.contactName),
    email: typed(draft.email, before.email),
    ...placeOf(draft, before, { prefix: 'billing', errors }),
    leitwegId: optional(draft.leitwegId, before.leitwegId),
    peppolId: optional(draft.peppolId, before.peppolId),
  };
  errors.push(
    ...textErrors(billing.contactName, { field: 'billing.contactName', max: 100 }),
    ...emailErrors(billing.email, 'billing.email'),
    ...textErrors(billing.leitwegId ?? '', { field: 'billing.leitwegId', max: 46, format: LEITWEG }),
    ...textErrors(billing.peppolId ?? '', { field: 'billing.peppolId', max: 55, format: PEPPOL }),
  );
  return billing;
}

interface PlaceOptions {
  readonly prefix: 'company' | 'billing';
  readonly errors: CommerceError[];
}

/** The postcode loses all its white space (VA-03); the country is told by a number (VA-04). */
function placeOf(draft: PlaceDraft, before: Place, { prefix, errors }: PlaceOptions): Place {
  const place = {
    street: typed(draft.street, before.street),
    zip: typed(draft.zip, before.zip).replace(/\s/g, ''),
    city: typed(draft.city, before.city),
    country: countryOf(draft.countryId, before.country),
  };
  if (place.country === undefined) errors.push(new CommerceError('FIELD_REQUIRED', { field: `${prefix}.countryId` }));
  errors.push(
    ...textErrors(place.street, { field: `${prefix}.street`, max: 100 }),
    ...textErrors(place.zip, { field: `${prefix}.zip`, max: 12 }),
    ...textErrors(place.city, { field: `${prefix}.city`, max: 60 }),
  );
  return { ...place, country: place.country ?? null };
}

/** Undefined for an id that is no country's. */
const countryOf = (id: number | null | undefined, before: CountryCode | null): CountryCode | null | undefined =>
  typeof id === 'number' ? countryOfId(id) : before;
