import type { BackendPorts } from '../../ports/backend-ports';
import type { CustomerInvoices } from '../../ports/invoices';
import type { Limits } from '../../ports/limits';
import type { OrderChanges } from '../../ports/order-changes';
import type { OrderLinks } from '../../ports/order-links';
import type { WriteConfirmation, WriteDeliveryNote } from '../../ports/order-papers';
import type { LimitedBySession } from '../limited-by-session';
import { createChangeByLink } from './change-by-link';
import { createCheckOrder } from './check-order';
import { createGetDashboard } from './get-dashboard';
import { createGetInvoices } from './get-invoices';
import { createGetOrders } from './get-orders';
import { createOpenOrderDocument } from './open-order-document';
import { createOrderAgain } from './order-again';
import { createFindReader } from './order-reader';
import { createUpdateOrder } from './update-order';

interface DashboardOptions {
  readonly limits: Limits;
  readonly limited: LimitedBySession;
  readonly invoices: CustomerInvoices;
  readonly orderLinks: OrderLinks;
  readonly orderChanges: OrderChanges;
  readonly writeConfirmation: WriteConfirmation;
  readonly writeDeliveryNote: WriteDeliveryNote;
}

/** What customers see and change of what they ordered, and guests see by the link of an order. */
export function createDashboardUseCases(ports: BackendPorts, { limited, orderLinks, ...options }: DashboardOptions) {
  const findReader = createFindReader({ orderLinks });
  return {
    getDashboard: createGetDashboard(ports),
    ...createGetOrders({ ...ports, findReader }),
    ...createGetInvoices({ ...options, findReader }),
    openOrderDocument: createOpenOrderDocument({ ...ports, ...options, findReader }),
    ...createUpdateOrder(ports),
    ...createChangeByLink({ ...options, orderLinks }),
    orderAgain: limited(createOrderAgain(ports)),
    checkOrder: createCheckOrder({ ...ports, ...options }),
  };
}
