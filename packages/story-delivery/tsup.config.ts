import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'load-tree': 'src/load-tree.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: true,
  clean: true,
  treeshake: true,
});
