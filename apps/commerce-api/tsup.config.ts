import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'pdf-worker': 'src/gateways/pdf/pdf-worker.ts',
    'measure-listing': 'src/catalogue/measure-listing.ts',
    'measure-search': 'src/catalogue/measure-search.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  // Only our own code is bundled; packages stay where npm put them.
  skipNodeModulesBundle: true,
});
