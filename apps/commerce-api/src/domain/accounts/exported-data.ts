import type { Cart, OrderLine } from '../cart/cart';
import type { Address } from '../checkout/address';
import type { PlacedOrder } from '../checkout/placed-order';
import type { Withdrawal } from '../checkout/withdrawal';
import type { Lead } from '../contact/lead';
import type { ConsentEvent, Subscription } from '../contact/subscription';
import type { Quotation } from '../quotations/quotation';
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

/** A subscription to a newsletter, with what proves it. */
interface ExportedSubscription {
  readonly subscription: Subscription;
  /** What the newsletter is called. */
  readonly newsletter: string;
  readonly proof: readonly ConsentEvent[];
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
  readonly leads: readonly Lead[];
  readonly subscriptions: readonly ExportedSubscription[];
  readonly cart: Cart | null;
  readonly quotations: readonly Quotation[];
}

/** How numbers of the file are to be read. */
const UNITS = { money: 'euro cents', length: 'mm', weight: 'g', time: 'UTC, ISO 8601' };

/** The file of a customer's data but for its orders: what is named here is its format, whatever we store. */
export function exportedData(data: CustomerData, now: Date) {
  const { account, profile, priceList, addresses, devices, passkeys, withdrawals, leads, subscriptions, cart } = data;
  const { quotations } = data;
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
    requests: leads.map(exportedLead),
    newsletters: subscriptions.map(({ newsletter, subscription: { email, state }, proof }) => ({
      ...{ newsletter, email, state, proof: proof.map(({ kind, at, evidence }) => ({ kind, at, evidence })) },
    })),
    quotations: quotations.map(exportedQuotation),
    cart: cart && { country: cart.destination?.country ?? null, ...exportedCart(cart) },
  };
}

function exportedLead({ files, ...lead }: Lead) {
  const { reference, kind, receivedAt, name, companyName, email, phone, zip, message } = lead;
  const { desiredDate, project, orderNumber, product, campaign } = lead;
  return {
    ...{ reference, kind, receivedAt, name, companyName, email, phone, zip, desiredDate, project },
    ...{ orderNumber, product, message, campaign, files: files.map((file) => file.name) },
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

/** A quotation of that file: its prices are net. */
const exportedQuotation = ({ name, state, savedAt, validUntil, untaxed, lines, ...quotation }: Quotation) => ({
  ...{ number: name, state, savedAt, validUntil, net: untaxed },
  ...{ clientOrderRef: quotation.clientOrderRef, projectReference: quotation.projectReference },
  lines: lines.map(({ name, pieces, price }) => ({ name, pieces, price })),
});

function exportedCompany({ company }: Profile, { locale }: Account) {
  if (!company) return null;
  const { industryId, ...facts } = company;
  return { ...facts, industry: industryId === null ? null : (industry(industryId, locale)?.fullName ?? null) };
}

function exportedCart(cart: Cart) {
  const { lines, amounts, vatRate, freight, shippingAddress, invoiceAddress, consent } = cart;
  return {
    lines: lines.map(exportedLine),
    amounts,
    vatRate,
    vatIdCheck: cart.vatIdCheck,
    campaign: cart.campaign,
    promoCode: cart.coupon?.code ?? null,
    freight,
    shippingAddress: shippingAddress && exportedAddress(shippingAddress),
    invoiceAddress: invoiceAddress && exportedAddress(invoiceAddress),
    consent,
    clientOrderRef: cart.clientOrderRef,
    projectReference: cart.projectReference,
    transportMessage: cart.transportMsg,
    remark: cart.remark,
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
