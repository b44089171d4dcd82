import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const packageFolder = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const app = mkdtempSync(join(tmpdir(), 'kit-app-'));
const installed = join(app, 'node_modules/@geven/ui');

/** Takes a dependency from the repository as if it were installed in the app. */
function link(name: string): void {
  const target = join(app, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(dirname(require.resolve(`${name}/package.json`)), target, 'dir');
}

const source = `
import '@geven/ui/styles.css';
import { Button } from '@geven/ui/Button';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { gevenTheme } from '@geven/ui/theme';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

document.documentElement.className = gevenTheme;
createRoot(document.body).render([
  createElement(Button, { key: 'button' }, 'Add to cart'),
  createElement(SectionDrawing, { key: 'section', profile: 'grooved', thickness: 25, width: 145 }),
]);
`;

/** A plain app: no plugin, nothing but what the package's README asks for. */
async function buildApp() {
  writeFileSync(join(app, 'index.html'), '<!doctype html><script type="module" src="./main.js"></script>');
  writeFileSync(join(app, 'main.js'), source);
  await build({ root: app, configFile: false, logLevel: 'error', build: { minify: false, assetsInlineLimit: 0 } });
  const read = (pattern: string) =>
    globSync(pattern, { cwd: join(app, 'dist/assets') })
      .map((file) => readFileSync(join(app, 'dist/assets', file), 'utf8'))
      .join('\n');
  return { script: read('*.js'), styles: read('*.css'), fonts: globSync('*.woff2', { cwd: join(app, 'dist/assets') }) };
}

describe('the packed kit (DC-07)', () => {
  let bundle: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', app], {
        cwd: packageFolder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as [{ filename: string }];
    execFileSync('tar', ['-xzf', packed.filename.replace('@', '').replace('/', '-')], { cwd: app });
    mkdirSync(dirname(installed), { recursive: true });
    cpSync(join(app, 'package'), installed, { recursive: true });
    for (const name of ['@geven/timber', 'react', 'react-dom', 'scheduler']) link(name);
    bundle = await buildApp();
  });

  afterAll(() => rmSync(app, { recursive: true, force: true }));

  it('has a file behind every entry point', () => {
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>;
    };
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    const missing = targets.filter((target) => !target.includes('*') && !existsSync(join(installed, target)));
    expect(missing).toEqual([]);
  });

  it('brings no sources and no tests', () => {
    expect(globSync('**/*.{test,stories}.*', { cwd: installed })).toEqual([]);
    expect(existsSync(join(installed, 'src'))).toBe(false);
  });

  it('works in a plain app without any plugin: every class that the script uses has its rules', () => {
    const used = [...new Set(bundle.script.match(/\bkit_[a-z0-9]+/g))];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !bundle.styles.includes(`.${name}`))).toEqual([]);
    expect(bundle.styles).toContain('--kit-color-ink');
    expect(bundle.styles).toContain('font-display: swap');
  });

  it('brings its fonts along', () => {
    expect(bundle.fonts.filter((file) => file.startsWith('archivo-latin'))).toHaveLength(2);
  });

  it('brings nothing of what the app does not use', () => {
    expect(bundle.script).not.toContain('notification-');
    expect(bundle.script).not.toContain('react-aria');
  });

  it('keeps client parts marked and everything else free for servers', () => {
    const isClient = (door: string) =>
      readFileSync(join(installed, `dist/${door}.js`), 'utf8').startsWith('"use client"');
    expect(['Notifications', 'Dialog', 'Drawer', 'PiecesField'].every(isClient)).toBe(true);
    expect(['Button', 'TextField', 'ProductCard', 'theme'].some(isClient)).toBe(false);
  });
});
