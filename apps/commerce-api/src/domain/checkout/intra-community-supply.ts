import { netOfGross } from '@geven/timber';
import type { Address } from './address';
import { type CountryCode, isDeliverable, vatRateOfDestination } from './countries';
import type { Destination } from './destination';
import type { Freight } from './freight';
import { countryOfVatId } from './vat-id';
import type { VatIdCheck } from './vat-id-check';

/** Where the seller is registered and the yard lies. */
export const SELLER_COUNTRY = 'DE' satisfies CountryCode;

/** Who buys, and where it goes. */
export interface Purchase {
  readonly destination: Destination | null;
  /** Handed over at the yard: it never leaves the seller's country. */
  readonly isPickup: boolean;
  readonly shippingAddress: Address | null;
  /** Null: the delivery address takes its place. */
  readonly invoiceAddress: Address | null;
}

/** A purchase, and what is known of its buyer's VAT id. */
export interface CheckedPurchase extends Purchase {
  readonly vatIdCheck: VatIdCheck | null;
}

/**
 * The VAT id that decides whether VAT is charged: that of a company of another country, whose goods leave the seller's.
 * Null where none does.
 */
export function decisiveVatId({ destination, isPickup, shippingAddress, invoiceAddress }: Purchase): string | null {
  const buyer = invoiceAddress ?? shippingAddress;
  const isLeaving =
    !isPickup && destination !== null && isDeliverable(destination.country) && destination.country !== SELLER_COUNTRY;
  return isLeaving && buyer ? foreignVatId(buyer) : null;
}

/** The VAT id of a company of another country than the seller's; null for anybody else. */
export function foreignVatId({ isCompany, vat }: Pick<Address, 'isCompany' | 'vat'>): string | null {
  return isCompany && vat && countryOfVatId(vat) !== SELLER_COUNTRY ? vat : null;
}

/**
 * Whether a purchase is an intra-Community supply, which bears no VAT (article 138 of the VAT directive): its decisive
 * VAT id was found valid (LG-16).
 */
export function isIntraCommunitySupply(purchase: CheckedPurchase): boolean {
  const { vatIdCheck } = purchase;
  return vatIdCheck?.outcome === 'valid' && vatIdCheck.vatId === decisiveVatId(purchase);
}

/** What the rate card's freight to a destination costs without the VAT in it. */
export function freightWithoutVat(freight: Freight, { country }: Destination): Freight {
  const netOf = (gross: number) => netOfGross(gross, vatRateOfDestination(country)).net;
  const { price, maximum } = freight;
  return { ...freight, price: netOf(price), maximum: maximum === null ? null : netOf(maximum) };
}
