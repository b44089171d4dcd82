import RULES from './content-security-policy.json';

// React's development build evaluates strings to rebuild the stack of errors.
const development = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];

/** The policy of a page that is rendered for one request; cached pages get theirs in cache-handler.cjs. */
export function dynamicPagePolicy(nonce: string): string {
  const scripts = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", "'inline-speculation-rules'", ...development];
  return [...RULES, ['script-src', ...scripts].join(' ')].join('; ');
}
