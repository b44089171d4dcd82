import type { Merchant } from '../catalogue/merchant';
import type { Env } from '../env';

type MerchantSettings = Pick<
  Env,
  | 'SELLER_NAME'
  | 'SELLER_ADDRESS'
  | 'SELLER_EMAIL'
  | 'CERTIFICATE_FSC'
  | 'CERTIFICATE_PEFC'
  | 'DUE_DILIGENCE_REFERENCES'
>;

/** What the catalogue says of the merchant, from the settings that mails and imprint have as well. */
export function composeMerchant(env: MerchantSettings): Merchant {
  return {
    responsible: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, email: env.SELLER_EMAIL },
    certificates: {
      ...(env.CERTIFICATE_FSC ? { FSC: env.CERTIFICATE_FSC } : {}),
      ...(env.CERTIFICATE_PEFC ? { PEFC: env.CERTIFICATE_PEFC } : {}),
    },
    showsDueDiligence: env.DUE_DILIGENCE_REFERENCES,
  };
}
