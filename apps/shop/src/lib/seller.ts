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

/** The seller as the places that legal texts leave open. */
export const sellerPlaces = {
  sellerName: seller.name,
  sellerAddress: seller.address,
  sellerEmail: seller.email,
  sellerPhone: seller.phone,
  sellerRegister: seller.register,
  sellerVat: seller.vat,
} as const;
