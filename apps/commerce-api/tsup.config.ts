import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'pdf-worker': 'src/gateways/pdf/pdf-worker.ts',
    'heif-worker': 'src/uploads/heif/heif-worker.ts',
    'e-invoice-worker': 'src/gateways/e-invoice/e-invoice-worker.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  // Only our own code is bundled; packages stay where npm put them.
  skipNodeModulesBundle: true,
});
