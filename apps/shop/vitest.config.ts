import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Components get a document, everything else does without: it takes seconds to make one.
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'node', include: ['src/**/*.test.ts', 'server/**/*.test.ts'] },
        plugins: [vanillaExtractPlugin()],
      },
      {
        test: { name: 'dom', include: ['src/**/*.test.tsx'], environment: 'jsdom' },
        plugins: [vanillaExtractPlugin()],
      },
    ],
  },
});
