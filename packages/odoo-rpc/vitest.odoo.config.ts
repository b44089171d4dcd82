import { defineConfig } from 'vitest/config';

// Tests that need a real Odoo: `npm run test:odoo`.
export default defineConfig({ test: { include: ['src/**/*.real.ts'], testTimeout: 60_000 } });
