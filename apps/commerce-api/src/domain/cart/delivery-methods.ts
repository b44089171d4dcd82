import { carrierOf, type Freight, PICKUP, type ShippingMethodCode } from '../checkout/freight';
import type { FreightRates } from '../checkout/freight-rates';
import type { CheckedPurchase } from '../checkout/intra-community-supply';
import { cartFreight, type LoadLine, loadOf } from './load';

/** A way that a cart can be delivered or handed over. */
export interface DeliveryMethod {
  readonly code: ShippingMethodCode;
  /** Null until the place is known. */
  readonly freight: Freight | null;
  readonly isChosen: boolean;
}

/** By parcel or truck, as the load asks for and where we deliver, and pick-up at the yard; none for an empty cart. */
export function deliveryMethods(
  lines: readonly LoadLine[],
  purchase: CheckedPurchase,
  rates: FreightRates,
): DeliveryMethod[] {
  if (lines.length === 0) return [];
  const { destination, isPickup } = purchase;
  const freight = cartFreight(lines, { ...purchase, isPickup: false }, rates);
  const carried: DeliveryMethod = { code: carrierOf(loadOf(lines)), freight, isChosen: !isPickup };
  const pickup: DeliveryMethod = { code: 'PICKUP', freight: PICKUP, isChosen: isPickup };
  return destination && !freight ? [pickup] : [carried, pickup];
}
