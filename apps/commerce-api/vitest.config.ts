import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node's own conditions: with Vite's, tests would load another copy of graphql than graphql-jit does.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: { include: ['{src,bench}/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
});
