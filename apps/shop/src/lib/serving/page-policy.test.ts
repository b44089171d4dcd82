import { expect, it } from 'vitest';
import { readPagePolicy } from './page-policy';

const TAG = { TAG_URL: 'https://tag.example/gtm.js', TAG_HOSTS: 'https://*.count.example https://tag.example' };

it('names nobody but the shop where nothing is set (LG-06)', () => {
  const { rules, scripts } = readPagePolicy(TAG);
  expect([...rules, ...scripts].join()).not.toContain('example');
  expect(rules).toContain("default-src 'self'");
  expect(rules.filter((rule) => /^(connect|frame)-src/.test(rule))).toEqual([]);
});

it('lets a tag load and report where its settings say', () => {
  const { rules, scripts } = readPagePolicy({ ...TAG, TAG_ID_NL: 'GTM-1' });
  expect(scripts).toEqual(['https://tag.example', 'https://*.count.example']);
  expect(rules).toContain("connect-src 'self' https://tag.example https://*.count.example");
  expect(rules).toContain("img-src 'self' data: https://tag.example https://*.count.example");
});

it('shows in frames the players that are set, by their host alone', () => {
  const { rules, scripts } = readPagePolicy({ ...TAG, YOUTUBE_PLAYER_URL: 'https://play.example/embed' });
  expect(rules).toContain("frame-src 'self' https://play.example");
  expect(scripts).toEqual([]);
});
