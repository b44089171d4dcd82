import { expect, it } from 'vitest';
import { isPreview, previewQuery } from './verify-preview';
import { isSignedWebhook, signWebhook } from './verify-webhook';

it('knows a webhook by its signature, by either of two secrets (CM-16)', () => {
  const body = '{"story_id":7}';
  expect(isSignedWebhook(body, signWebhook(body, 'old'), ['new', 'old'])).toBe(true);
  expect(isSignedWebhook(Buffer.from(body), signWebhook(body, 'new'), ['new', 'old'])).toBe(true);
  expect(isSignedWebhook(`${body} `, signWebhook(body, 'new'), ['new'])).toBe(false);
  expect(isSignedWebhook(body, signWebhook(body, 'other'), ['new', 'old'])).toBe(false);
  for (const signature of ['', 'x', 'ä'.repeat(40)]) expect(isSignedWebhook(body, signature, ['new'])).toBe(false);
});

const KEY = { space: 12, previewToken: 'pre' };
const NOW = Date.parse('2026-11-23T10:00:00Z');

it('knows an address of the editor for an hour (CM-15)', () => {
  const query = previewQuery(KEY, 7, NOW);
  expect(query.get('_storyblok')).toBe('7');
  expect(isPreview(query, KEY, NOW)).toBe(true);
  expect(isPreview(query, KEY, NOW + 59 * 60_000)).toBe(true);
  expect(isPreview(query, KEY, NOW + 61 * 60_000)).toBe(false);
  expect(isPreview(query, KEY, NOW - 5 * 60_000)).toBe(false);
});

it('refuses an address of another space, another token, or one that was changed', () => {
  expect(isPreview(previewQuery({ ...KEY, space: 13 }, 7, NOW), KEY, NOW)).toBe(false);
  expect(isPreview(previewQuery({ ...KEY, previewToken: 'x' }, 7, NOW), KEY, NOW)).toBe(false);
  const changed = previewQuery(KEY, 7, NOW);
  changed.set('_storyblok_tk[timestamp]', String(NOW / 1000 + 1));
  expect(isPreview(changed, KEY, NOW)).toBe(false);
  expect(isPreview(new URLSearchParams(), KEY, NOW)).toBe(false);
});
