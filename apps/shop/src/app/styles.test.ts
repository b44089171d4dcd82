import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

it('has every style file of the shop in its stylesheet, shared ones first', () => {
  const listed = [...readFileSync(join(SOURCE, 'app/styles.ts'), 'utf8').matchAll(/^import '\.\.\/(.+)';$/gm)].map(
    ([, path]) => `${path}.ts`,
  );
  expect(listed).toEqual(globSync('**/*.css.ts', { cwd: SOURCE }).sort());
});
