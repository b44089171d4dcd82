import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/fixings.ts', 'src/length-plan.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  treeshake: true,
});
