import type { Billing, Company, Place, Profile } from '../../../domain/accounts/profile';
import { countryOfCode } from '../../../domain/checkout/countries';
import type { BillingValues, CompanyValues, CustomerAnswer } from '../actions/customer-action';
import { industryIdOf, industryName } from '../actions/industry-name';

/** A company as Odoo takes it. */
export function companyValues({ industryId, ...company }: Company): CompanyValues {
  return { ...company, industry: industryId === null ? null : industryName(industryId) };
}

/** Where invoices go, as Odoo takes it; addresses of electronic invoices stay with us. */
export function billingValues({ contactName, leitwegId, peppolId, ...billing }: Billing): BillingValues {
  return { ...billing, name: contactName };
}

/** A customer as Odoo knows it, and what is kept by us alone. */
export function toProfile({ company, billing }: CustomerAnswer, kept: Profile): Profile {
  return { company: company && toCompany(company), billing: toBilling(billing, kept.billing) };
}

function toCompany({ name, phone, email, vat, kvk, industry, ...place }: CompanyValues): Company {
  return { name, phone, email, vat, kvk, ...toPlace(place), industryId: industryIdOf(industry) };
}

function toBilling(billing: BillingValues | null, kept: Billing | null): Billing | null {
  if (!billing && !kept) return null;
  const { name, email, ...place } = billing ?? { name: '', email: '', ...NOWHERE };
  const { leitwegId = null, peppolId = null } = kept ?? {};
  return { contactName: name, email, ...toPlace(place), leitwegId, peppolId };
}

const NOWHERE = { street: '', zip: '', city: '', country: null };

/** A country that we have no name for is none. */
function toPlace({ street, zip, city, country }: PlaceOf<CompanyValues>): Place {
  return { street, zip: zip.replace(/\s/g, ''), city, country: (country && countryOfCode(country)) || null };
}

type PlaceOf<Values extends CompanyValues> = Pick<Values, 'street' | 'zip' | 'city' | 'country'>;
