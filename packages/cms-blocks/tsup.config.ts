import { readdir, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', schemas: 'src/schemas/schema.ts', styles: 'src/styles.ts' },
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts', schemas: 'src/schemas/schema.ts' } },
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `cms_${hash}` })],
  esbuildOptions: (options) => {
    options.jsx = 'automatic';
  },
  // One stylesheet: esbuild writes one per entry, and only that of `styles` is kept.
  onSuccess: async () => {
    for (const file of await readdir('dist')) {
      if ((file.endsWith('.css') && file !== 'styles.css') || file === 'styles.js') await rm(`dist/${file}`);
    }
  },
});
