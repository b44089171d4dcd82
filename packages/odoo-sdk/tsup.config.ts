import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    pictures: 'src/pictures/pictures.ts',
    server: 'src/server/server.ts',
    testing: 'src/testing.ts',
    documents: 'src/generated/documents.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  treeshake: true,
  onSuccess: () => copyFile('src/generated/trusted-documents.json', 'dist/documents.json'),
});
