// Writes src/theme/fonts from the npm package's files: only the weights, widths and features that the themes use; and for
// the API, which draws the logotype for mails, the one cut of it. Run it with `npm run fonts` after raising the font
// package's version; the results are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/theme/fonts/', import.meta.url);
await mkdir(target, { recursive: true });

for (const subset of ['latin', 'latin-ext']) {
  const source = require.resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`);
  const font = await subsetFont(await readFile(source), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case'],
    variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } },
  });
  await writeFile(new URL(`archivo-${subset}.woff2`, target), font);
  console.log(`archivo-${subset}.woff2: ${font.length} bytes`);
}

// The API's font reader knows no axes.
const logotype = await subsetFont(
  await readFile(require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')),
  undefined,
  { targetFormat: 'woff', keepAllGlyphs: true, keepFeatures: ['kern'], variationAxes: { wght: 700, wdth: 125 } },
);
await writeFile(new URL('../../../apps/commerce-api/fonts/archivo-expanded-700.woff', import.meta.url), logotype);
console.log(`archivo-expanded-700.woff: ${logotype.length} bytes`);
