// Writes the entry points into package.json; run `npm run exports` after adding a component.
import { readFile, writeFile } from 'node:fs/promises';
import { entryPoints } from './entry-points.ts';

const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(await readFile(file, 'utf8'));
manifest.exports = {
  ...Object.fromEntries(
    Object.keys(entryPoints())
      .sort()
      .map((name) => [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }]),
  ),
  './styles.css': './dist/styles.css',
  './fonts/*': './dist/fonts/*',
  './package.json': './package.json',
};
await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
