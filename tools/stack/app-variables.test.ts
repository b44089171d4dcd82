import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../settings.ts';
import { type App, environmentFor, variablesOf } from './app-variables.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const names = (path: string, pattern: RegExp): string[] =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

/** A key of a schema that describes an app's environment. */
const SCHEMA_KEY = /^ +(?:\{ )?([A-Z][A-Z0-9_]+):/gm;
/** A variable that a file reads itself. */
const READ = /(?:process\.env|variables)\.([A-Z][A-Z0-9_]+)/g;

const READ_BY: Readonly<Record<App, readonly string[]>> = {
  'commerce-api': globSync('apps/commerce-api/src/settings/*-settings.ts', { cwd: ROOT }).flatMap((path) =>
    names(path, SCHEMA_KEY),
  ),
  sandbox: names('apps/sandbox/src/env.ts', READ),
  shop: [
    ...names('apps/shop/src/lib/env.ts', SCHEMA_KEY),
    ...names('apps/shop/next.config.ts', READ),
    ...names('apps/shop/cache-handler.cjs', READ),
  ],
};
const OF_NODE_OR_NEXT = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'];

describe('the environment of each app', () => {
  it.each(Object.keys(READ_BY) as App[])('has what %s reads, and nothing else', (app) => {
    const told = variablesOf(app).filter((name) => !OF_NODE_OR_NEXT.includes(name));
    const wanted = new Set(READ_BY[app].filter((name) => !OF_NODE_OR_NEXT.includes(name)));
    expect([...told].sort()).toEqual([...wanted].sort());
  });

  it('keeps the secrets of one app from the others', () => {
    const all = {
      PATH: '/bin',
      DATABASE_URL: 'postgres://…',
      ODOO_KEY: 'secret',
      SMTP_URL: 'smtp://…',
      API_URL: 'http://…',
    };
    expect(environmentFor('shop', all)).toEqual({ PATH: '/bin', API_URL: 'http://…' });
    expect(environmentFor('sandbox', all)).toEqual({ PATH: '/bin' });
    expect(environmentFor(null, all)).toEqual({ PATH: '/bin' });
    expect(Object.keys(environmentFor('commerce-api', all))).not.toContain('API_URL');
  });

  it('is described in .env.example', () => {
    const described = new Set(names('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm));
    const notForUsers = ['NEXT_DIST_DIR', 'NEXT_TELEMETRY_DISABLED', 'SANDBOX_HOST'];
    const missing = (Object.keys(READ_BY) as App[])
      .flatMap((app) => variablesOf(app))
      .filter((name) => !described.has(name) && !notForUsers.includes(name));
    expect(missing).toEqual([]);
  });
});
