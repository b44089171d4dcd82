import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { CurrentFreightRates } from '../domain/checkout/freight-rates';
import type { BackendPorts } from '../ports/backend-ports';
import type { Clock } from '../ports/clock';
import type { CustomerInvoices } from '../ports/invoices';
import type { Limits } from '../ports/limits';
import type { OrderChanges } from '../ports/order-changes';
import type { OrderLinks } from '../ports/order-links';
import type { WriteConfirmation, WriteDeliveryNote } from '../ports/order-papers';
import type { PlaceOf } from '../ports/places';
import type { SavedCarts } from '../ports/saved-carts';
import type { Withdrawals } from '../ports/withdrawals';
import { createAccountUseCases, type Identity } from './account/account-use-cases';
import { createCartUseCases } from './cart/cart-use-cases';
import { type CheckVatId, createFollowVatId } from './checkout/check-vat-id';
import { createCheckoutUseCases } from './checkout/checkout-use-cases';
import { type ContactPorts, createContactUseCases } from './contact/contact-use-cases';
import { createDashboardUseCases } from './dashboard/dashboard-use-cases';
import { limitedBySession } from './limited-by-session';
import { type CardOptions, createPaymentUseCases } from './payment/payment-use-cases';
import { createQuotationUseCases } from './quotations/quotation-use-cases';

export type UseCases = ReturnType<typeof createUseCases>;

interface UseCaseOptions {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly freightRates: CurrentFreightRates;
  readonly placeOf: PlaceOf;
  readonly identity: Identity;
  /** Null where VAT ids are not checked. */
  readonly checkVatId: CheckVatId | null;
  readonly withdrawals: Withdrawals;
  /** Null where the shop takes no cards. */
  readonly cards: CardOptions | null;
  readonly savedCarts: SavedCarts;
  readonly contact: ContactPorts;
  readonly invoices: CustomerInvoices;
  readonly orderLinks: OrderLinks;
  readonly orderChanges: OrderChanges;
  readonly writeConfirmation: WriteConfirmation;
  readonly writeDeliveryNote: WriteDeliveryNote;
}

/** Every user action by area, on the backend that the ports stand for. */
export function createUseCases(ports: BackendPorts, options: UseCaseOptions) {
  const followVatId = createFollowVatId({ ...ports, ...options });
  const shared = { ...options, followVatId, limited: limitedBySession(options.limits) };
  const dashboard = createDashboardUseCases(ports, shared);
  return {
    cart: createCartUseCases(ports, shared),
    checkout: createCheckoutUseCases(ports, { ...shared, ...options.identity }),
    /** Null where the shop takes no cards. */
    payment: createPaymentUseCases(ports, options),
    dashboard,
    quotations: createQuotationUseCases(ports, shared),
    account: createAccountUseCases(ports, { ...options, ...options.identity }),
    contact: createContactUseCases({ ...ports, ...options, ...options.contact, ...options.identity, ...dashboard }),
  };
}
