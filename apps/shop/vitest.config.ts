import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Components get a document, everything else does without: it takes seconds to make one.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['src/**/*.test.ts', 'server/**/*.test.ts'] },
        plugins: [vanillaExtractPlugin()],
      },
      {
        extends: true,
        test: { name: 'dom', include: ['src/**/*.test.tsx'], environment: 'jsdom' },
        plugins: [vanillaExtractPlugin()],
      },
    ],
  },
});
