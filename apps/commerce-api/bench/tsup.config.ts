import { defineConfig } from 'tsup';

// Programs that `npm run bench` measures parts of the API with: they are no part of what is deployed.
export default defineConfig({
  entry: ['bench/{await,count,measure,solve}-*.ts'],
  outDir: 'bench/dist',
  format: 'esm',
  target: 'node24',
  platform: 'node',
  clean: true,
  skipNodeModulesBundle: true,
});
