import { z } from 'zod';
import type { Seller } from '../domain/seller/seller';
import { areaSettings } from './area-settings';

/** Who sells: sample data, as in the shop, until the environment says otherwise. */
export const sellerSettings = areaSettings(
  {
    SELLER_NAME: z.string().default('Geven Holz GmbH'),
    SELLER_ADDRESS: z.string().default('Musterweg 1, D-47574 Goch'),
    SELLER_EMAIL: z.email().default('shop@geven.example'),
    SELLER_PHONE: z.string().default('+49 2823 000000'),
    /** Court and number of the trade register. */
    SELLER_REGISTER: z.string().default('Amtsgericht Kleve, HRB 00000'),
    SELLER_VAT: z.string().default('DE000000000'),
  },
  (variables): Seller => ({
    name: variables.SELLER_NAME,
    address: variables.SELLER_ADDRESS,
    email: variables.SELLER_EMAIL,
    phone: variables.SELLER_PHONE,
    register: variables.SELLER_REGISTER,
    vat: variables.SELLER_VAT,
  }),
  {
    neededInPublic: ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL', 'SELLER_PHONE', 'SELLER_REGISTER', 'SELLER_VAT'],
  },
);
