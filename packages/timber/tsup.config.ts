import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    coverage: 'src/coverage.ts',
    fixings: 'src/fixings.ts',
    'length-plan': 'src/length-plan.ts',
    section: 'src/section/section.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  treeshake: true,
});
