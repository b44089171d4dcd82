import { isPublicAddress } from '@geven/odoo-sdk/server';
import { env } from './env';

/** Who sells: every text that names the seller takes it from here. Sample data until the environment says otherwise. */
export const seller = {
  name: env.SELLER_NAME,
  address: env.SELLER_ADDRESS,
  email: env.SELLER_EMAIL,
  phone: env.SELLER_PHONE,
  register: env.SELLER_REGISTER,
  vat: env.SELLER_VAT,
} as const;

/** Dials the seller. */
export const phoneHref = `tel:${seller.phone.replace(/[^+\d]/g, '')}`;

/** Fills the seller's facts in where a story leaves them open: `{seller.name}`. Other places stay as they are. */
export const fillPlaces = (text: string): string =>
  text.replaceAll(/\{seller\.(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(seller, name) ? seller[name as keyof typeof seller] : place,
  );

/** A number that nobody has, as the other facts of the sample seller. */
const SAMPLE_CHAT = 'https://wa.me/492823000000';

/** Where a chat with the seller begins, outside of the shop; null where there is none. */
export const messagingUrl: string | null =
  env.SELLER_MESSAGING_URL ?? (isPublicAddress(env.SHOP_URL) ? null : SAMPLE_CHAT);
