import { SAMPLE_SEARCH_REDIRECTS } from '@geven/sample-range';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { migrateDatabase } from '../database/migrate';
import { createTestDatabase } from '../database/testing';
import { readSearchRedirects, replaceSearchRedirects } from './search-redirects';

describe('redirects of searches', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;

  beforeAll(async () => {
    created = await createTestDatabase();
    await migrateDatabase(created.url);
    database = createDatabase(created.url, { max: 1 });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const replace = (...records: Parameters<typeof replaceSearchRedirects>[1]) =>
    database.db.transaction((tx) => replaceSearchRedirects(tx, records));

  it('hold for every language, unless a language has its own', async () => {
    await replace(
      { from: 'deck', locale: null, to: '/products/decking' },
      { from: 'deck', locale: 'de', to: '/produkte/terrassendielen' },
      { from: 'bus', locale: 'nl', to: '/t/terms' },
    );
    expect(await readSearchRedirects(database.db, 'en')).toEqual([{ from: 'deck', to: '/products/decking' }]);
    expect(await readSearchRedirects(database.db, 'de')).toEqual([{ from: 'deck', to: '/produkte/terrassendielen' }]);
    expect(await readSearchRedirects(database.db, 'nl')).toHaveLength(2);
  });

  it('are kept as they are compared, in lower case without blanks around', async () => {
    await replace({ from: '  ÄGB Ö ', locale: null, to: '/t/terms' });
    expect(await readSearchRedirects(database.db, 'de')).toEqual([{ from: 'ägb ö', to: '/t/terms' }]);
  });

  it('never lead out of the shop, and never to two places', async () => {
    await replace({ from: 'agb', locale: null, to: '/t/terms' });
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'cart', '']) {
      await expect(replace({ from: 'x', locale: null, to }), to).rejects.toThrow();
    }
    const twice = { from: 'x', locale: null, to: '/' } as const;
    await expect(replace(twice, twice)).rejects.toThrow();
    await expect(replace({ from: ' ', locale: null, to: '/' })).rejects.toThrow();
    expect(await readSearchRedirects(database.db, 'de')).toEqual([{ from: 'agb', to: '/t/terms' }]);
  });

  it('come with the sample range, in the words of three languages', async () => {
    await replace(...SAMPLE_SEARCH_REDIRECTS);
    const targets = new Map((await readSearchRedirects(database.db, 'nl')).map(({ from, to }) => [from, to]));
    expect(targets.get('agb')).toBe('/t/terms');
    expect(targets.get('vlonder')).toBe('/producten/vlonderplanken');
    expect(targets.get('samples')).toBe('/products/samples');
    expect(targets.get('muster')).toBe('/produkte/muster');
    expect(targets.size).toBe(SAMPLE_SEARCH_REDIRECTS.length);
  });
});
