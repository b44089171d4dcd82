import { defineConfig } from 'vitest/config';

// Tests that need a real Odoo: `npm run test:odoo`. A price that changes there is calculated again for the whole range.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: { include: ['src/**/*.real.ts'], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false },
});
