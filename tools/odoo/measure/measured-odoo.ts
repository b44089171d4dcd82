import type { OdooAddress } from '../gateway.ts';

/** A running API with Odoo behind it, and a key of the gateway's user. */
export interface MeasuredOdoo {
  origin: string;
  /** Address of the shop in front of it. */
  shop: string;
  odoo: OdooAddress;
  key: string;
}
