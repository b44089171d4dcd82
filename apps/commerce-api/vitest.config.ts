import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node's own conditions: with Vite's, tests would load another copy of graphql than graphql-jit does.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    include: ['{src,bench}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Loading the API takes longer than most of its tests: a worker does it once.
    isolate: false,
    maxWorkers: 2,
  },
});
