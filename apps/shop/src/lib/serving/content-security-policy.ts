import { createHash } from 'node:crypto';
import { env } from '../env';
import { CHUNK_GUARD } from './chunk-guard';
import { type PagePolicy, readPagePolicy, readPaymentPolicy } from './page-policy';
import PREFETCH_RULES from './prefetch-rules.json';

// React's development build evaluates strings to rebuild the stack of errors.
const development = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];

/** The inline scripts that pages add themselves, allowed by their hash. */
const ownScripts = [JSON.stringify(PREFETCH_RULES), CHUNK_GUARD].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
const POLICY = readPagePolicy(env);
const PAYMENT_POLICY = readPaymentPolicy(env);

/**
 * The policy of a page that is rendered for one request; cached pages get theirs in cache-handler.cjs. `frameAncestor` is
 * the origin that alone may show it in a frame.
 */
export function dynamicPagePolicy(nonce: string, frameAncestor: string | null = null): string {
  const rules = POLICY.rules.map((rule) =>
    frameAncestor && rule.startsWith('frame-ancestors') ? `frame-ancestors ${frameAncestor}` : rule,
  );
  return policyText({ ...POLICY, rules }, nonce);
}

/** The policy of the page that pays. */
export const paymentPagePolicy = (nonce: string): string => policyText(PAYMENT_POLICY, nonce);

function policyText({ rules, scripts }: PagePolicy, nonce: string): string {
  const sources = ["'self'", ...scripts, `'nonce-${nonce}'`, "'strict-dynamic'", ...ownScripts, ...development];
  return [...rules, ['script-src', ...sources].join(' ')].join('; ');
}
