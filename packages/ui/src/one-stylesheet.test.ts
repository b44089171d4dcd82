// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const sheet = readFileSync(`${root}styles.ts`, 'utf8');

// Values without a rule of their own: a theme's contract, and the font that the themes bring along.
const withoutRules = new Set(['theme/contract.css.ts', 'theme/archivo.css.ts']);
const files = globSync('**/*.css.ts', { cwd: root }).filter((file) => !withoutRules.has(file));

describe('the one stylesheet', () => {
  it.each(files)('contains the rules of %s', (file) => {
    expect(sheet).toContain(`'./${file.replace(/\.ts$/, '')}'`);
  });
});
