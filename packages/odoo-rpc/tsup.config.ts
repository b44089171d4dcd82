import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', testing: 'src/testing/testing.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: true,
  clean: true,
  treeshake: true,
});
