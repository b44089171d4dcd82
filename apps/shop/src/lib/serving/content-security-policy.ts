import { createHash } from 'node:crypto';
import RULES from './content-security-policy.json';
import PREFETCH_RULES from './prefetch-rules.json';

// React's development build evaluates strings to rebuild the stack of errors.
const development = process.env.NODE_ENV === 'development' ? ["'unsafe-eval'"] : [];

/** The one inline script that pages add themselves, allowed by its hash. */
const prefetchRules = `'sha256-${createHash('sha256').update(JSON.stringify(PREFETCH_RULES)).digest('base64')}'`;

/**
 * The policy of a page that is rendered for one request; cached pages get theirs in cache-handler.cjs. `frameAncestor` is
 * the origin that alone may show it in a frame.
 */
export function dynamicPagePolicy(nonce: string, frameAncestor: string | null = null): string {
  const scripts = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", prefetchRules, ...development];
  const rules = RULES.map((rule) =>
    frameAncestor && rule.startsWith('frame-ancestors') ? `frame-ancestors ${frameAncestor}` : rule,
  );
  return [...rules, ['script-src', ...scripts].join(' ')].join('; ');
}
