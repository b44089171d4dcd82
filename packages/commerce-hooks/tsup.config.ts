import { defineConfig } from 'tsup';

/** Two doors: the hooks are for the browser (`'use client'`), the queries for both sides. */
export default defineConfig({
  entry: { index: 'src/index.ts', queries: 'src/queries.ts' },
  format: 'esm',
  dts: true,
  clean: true,
});
