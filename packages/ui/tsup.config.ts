import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { entryPoints } from './scripts/entry-points';
import { writeTypes } from './scripts/write-types';

export default defineConfig({
  entry: { ...entryPoints(), styles: 'src/styles.ts' },
  format: 'esm',
  target: 'es2022',
  // Keeps 'use client' in the entries that carry it and shares the rest.
  splitting: true,
  treeshake: false,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` })],
  esbuildOptions: (options) => {
    options.external = [...(options.external ?? []), './fonts/*'];
    options.jsx = 'automatic';
  },
  // One stylesheet for everything: esbuild writes one per entry, and only that of `styles` is kept.
  onSuccess: async () => {
    for (const file of await readdir('dist')) {
      if ((file.endsWith('.css') && file !== 'styles.css') || file === 'styles.js') await rm(`dist/${file}`);
    }
    const css = await readFile('dist/styles.css', 'utf8');
    await writeFile('dist/styles.css', css.replaceAll(/\/\* vanilla-extract-css-ns:.*?\*\/\n?/g, ''));
    await cp('src/theme/fonts', 'dist/fonts', { recursive: true });
    await writeTypes(entryPoints());
  },
});
