import type { Cart, OrderLine } from '../cart/cart';
import type { Address } from '../checkout/address';
import type { PlacedOrder } from '../checkout/placed-order';
import type { Withdrawal } from '../checkout/withdrawal';
import type { Account } from './account';
import { industry } from './industries';
import type { Passkey } from './passkey';
import type { Profile } from './profile';

/** A browser that a customer is logged in with, as far as it is the customer's data. */
interface ExportedDevice {
  readonly browser: string | null;
  readonly system: string | null;
  readonly loggedInAt: Date;
  readonly lastUsedAt: Date;
}

/** What is known of a customer, but for orders, which may be many. */
export interface CustomerData {
  readonly account: Account;
  readonly profile: Profile;
  /** Key of the price list. */
  readonly priceList: string;
  readonly addresses: readonly Address[];
  readonly devices: readonly ExportedDevice[];
  readonly passkeys: readonly Passkey[];
  readonly withdrawals: readonly Withdrawal[];
  readonly cart: Cart | null;
}

/** How numbers of the file are to be read. */
const UNITS = { money: 'euro cents', length: 'mm', weight: 'g', time: 'UTC, ISO 8601' };

/** The file of a customer's data but for its orders: what is named here is its format, whatever we store. */
export function exportedData(data: CustomerData, now: Date) {
  const { account, profile, priceList, addresses, devices, passkeys, withdrawals, cart } = data;
  const { email, isConfirmed, name, phone, mobile, createdAt, deletionAt, locale, showTaxPrice } = account;
  return {
    exportedAt: now,
    units: UNITS,
    account: { email, isEmailConfirmed: isConfirmed, name, phone, mobile, createdAt, deletionAt },
    preferences: { language: locale, showTaxPrice, priceList },
    company: exportedCompany(profile, account),
    billing: profile.billing,
    addresses: addresses.map(exportedAddress),
    devices: devices.map(({ browser, system, loggedInAt, lastUsedAt }) => ({
      ...{ browser, system, loggedInAt, lastUsedAt },
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    withdrawals: withdrawals.map(({ name, orderNumber, email, receivedAt }) => ({
      ...{ name, orderNumber, email, receivedAt },
    })),
    cart: cart && { country: cart.destination?.country ?? null, ...exportedCart(cart) },
  };
}

/** An order of that file. */
export const exportedOrder = ({ order, placedAt, paymentKind, paymentState, locale }: PlacedOrder) => ({
  number: order.name,
  placedAt,
  state: order.state,
  language: locale,
  payment: { kind: paymentKind, state: paymentState },
  ...exportedCart(order),
});

function exportedCompany({ company }: Profile, { locale }: Account) {
  if (!company) return null;
  const { industryId, ...facts } = company;
  return { ...facts, industry: industryId === null ? null : (industry(industryId, locale)?.fullName ?? null) };
}

function exportedCart(cart: Cart) {
  const { lines, amounts, vatRate, freight, shippingAddress, invoiceAddress, consent, clientOrderRef } = cart;
  return {
    lines: lines.map(exportedLine),
    amounts,
    vatRate,
    vatIdCheck: cart.vatIdCheck,
    freight,
    shippingAddress: shippingAddress && exportedAddress(shippingAddress),
    invoiceAddress: invoiceAddress && exportedAddress(invoiceAddress),
    consent,
    clientOrderRef,
    transportMessage: cart.transportMsg,
  };
}

function exportedLine(line: OrderLine) {
  const { name, pieces, unitOfSale, finishes, priceUnitFinished, net, tax, gross, totalLength, weight } = line;
  const { variantId, templateId } = line;
  return {
    ...{ name, productId: templateId, variantId, pieces, unitOfSale },
    finishes: finishes.map((finish) => finish.name),
    ...{ netPricePerPiece: priceUnitFinished, net, tax, gross, totalLength, weight },
  };
}

const exportedAddress = ({ id, ...address }: Address) => address;
