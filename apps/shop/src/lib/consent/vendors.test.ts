import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The module as a shop with some settings has it. */
async function shopWith(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('./vendors');
}

it('needs consent for nothing by default, and leads to films instead of playing them (LG-06)', async () => {
  const { playerOrigin, purposesOf, tagAddress } = await shopWith({});
  expect((['nl', 'en', 'de'] as const).map((locale) => [purposesOf(locale), tagAddress(locale)])).toEqual([
    [[], null],
    [[], null],
    [[], null],
  ]);
  expect(playerOrigin('youtube')).toBeNull();
});

it('has a tag in each language that has an id, by the address of that language (AN-02, API-72)', async () => {
  const { purposesOf, tagAddress } = await shopWith({
    TAG_ID_NL: 'GTM-NL',
    TAG_ID_DE: 'GTM-DE',
    TAG_URL: 'https://tag.example/gtm.js?v=2',
  });
  expect(tagAddress('nl')).toBe('https://tag.example/gtm.js?v=2&id=GTM-NL');
  expect(tagAddress('de')).toBe('https://tag.example/gtm.js?v=2&id=GTM-DE');
  expect(tagAddress('en')).toBeNull();
  expect([purposesOf('de'), purposesOf('en')]).toEqual([['analytics'], []]);
});

it('plays films of the hosts that are set, and of no other', async () => {
  const { playerHosts, playerOrigin, purposesOf } = await shopWith({ VIMEO_PLAYER_URL: 'https://player.example/x' });
  expect(playerOrigin('vimeo')).toBe('https://player.example');
  for (const host of ['youtube', 'toString', '']) expect(playerOrigin(host)).toBeNull();
  expect([playerHosts, purposesOf('nl')]).toEqual([['Vimeo'], ['video']]);
});
