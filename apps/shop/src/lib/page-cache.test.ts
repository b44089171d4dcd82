import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const { policyOf } = createRequire(import.meta.url)('../../cache-handler.cjs') as {
  policyOf: (html: string) => string;
};

it('allows a cached page its own inline scripts by hash and no others', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  const policy = policyOf('<script src="/a.js"></script><script id="x">run()</script>');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});
