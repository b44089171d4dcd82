import type { CertificationScheme } from '@geven/catalogue-records';
import type { Merchant } from '../../merchant';

/** Shown where there is no certificate. */
const NONE = '–';

/** Names of certificates begin with their scheme: `FSC Mix Credit`. */
function schemeOf(certification: string): CertificationScheme | null {
  if (certification.startsWith('FSC')) return 'FSC';
  return certification.startsWith('PEFC') ? 'PEFC' : null;
}

/** Whether the merchant may speak of it: both schemes ask for a certificate of one's own (LG-14). */
export function mayClaim(scheme: CertificationScheme | null, { certificates }: Merchant): boolean {
  return scheme === null || certificates[scheme] !== undefined;
}

/** The name of a certificate, and a dash for one that must not be named. */
export function certifiedName(certification: string, merchant: Merchant): string {
  return mayClaim(schemeOf(certification), merchant) ? certification : NONE;
}

/** The claim with the merchant's code, as it is on an invoice; null without a code. */
export function certificationClaim(certification: string, { certificates }: Merchant): string | null {
  const scheme = schemeOf(certification);
  const code = scheme && certificates[scheme];
  return code ? `${certification} (${code})` : null;
}
