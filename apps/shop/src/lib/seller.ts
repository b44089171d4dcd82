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

/** Fills the seller's facts in where a story leaves them open: `{seller.name}`. Other places stay as they are. */
export const fillPlaces = (text: string): string =>
  text.replaceAll(/\{seller\.(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(seller, name) ? seller[name as keyof typeof seller] : place,
  );
