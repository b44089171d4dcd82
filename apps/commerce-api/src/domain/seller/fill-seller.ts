import type { Seller } from './seller';

/** Fills the seller's facts in where a story leaves them open: `{seller.name}`. Other places stay as they are. */
export const fillSeller =
  (seller: Seller) =>
  (text: string): string =>
    text.replaceAll(/\{seller\.(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(seller, name) ? String(seller[name as keyof Seller]) : place,
    );
