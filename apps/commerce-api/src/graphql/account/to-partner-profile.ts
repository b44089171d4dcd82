import type { Locale } from '@geven/timber';
import { industry } from '../../domain/accounts/industries';
import type { Billing, Company } from '../../domain/accounts/profile';
import { country } from '../../domain/checkout/countries';
import type * as Graphql from '../../generated/resolvers-types';
import type { CustomerView } from '../../use-cases/account/load-user';

/** A customer in the words of the contract (EN-09). */
export function toPartnerProfile(
  { account, profile: { company, billing }, hasOwnPrices, days }: CustomerView,
  locale: Locale,
): Graphql.PartnerProfile {
  const { customerId: id, name, email, isConfirmed: isEmailConfirmed, phone, mobile, showTaxPrice } = account;
  return {
    ...{ id, name, email, isEmailConfirmed, phone, mobile, showTaxPrice, hasOwnPrices, createDateCounter: days },
    deletionAt: account.deletionAt?.toISOString(),
    company: company && toCompany(company, id, locale),
    billingContactName: billing?.contactName,
    billingEmail: billing?.email,
    billingAddress: billing && toBillingAddress(billing, locale),
    leitwegId: billing?.leitwegId,
    peppolId: billing?.peppolId,
  };
}

/** A customer has one company, under the customer's id (EN-10). */
const toCompany = ({ industryId, ...company }: Company, id: number, locale: Locale): Graphql.Company => ({
  ...company,
  id,
  country: company.country && country(company.country, locale),
  isVatEditable: company.vat === null,
  industry: industryId === null ? null : industry(industryId, locale),
});

const toBillingAddress = (billing: Billing, locale: Locale): Graphql.BillingAddress => ({
  street: billing.street,
  zip: billing.zip,
  city: billing.city,
  country: billing.country && country(billing.country, locale),
});
