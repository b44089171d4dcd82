import type { DeliveryMethodId } from '@geven/odoo-sdk';

/** The field of a form that chooses how a cart is delivered. */
export const DELIVERY_METHOD = 'methodId';

/** The way of delivery that a form chose; none has the id 0, which the API refuses like any that is not offered. */
export const chosenDeliveryMethod = (values: Readonly<Record<string, string | undefined>>): DeliveryMethodId =>
  (Number.parseInt(values[DELIVERY_METHOD] ?? '', 10) || 0) as DeliveryMethodId;
