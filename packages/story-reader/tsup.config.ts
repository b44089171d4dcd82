import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'kept-on-disk': 'src/kept-on-disk.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: true,
  clean: true,
  treeshake: true,
});
