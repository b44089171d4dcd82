// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { SHOW_ANIMATION, takeShowAnimation } from './show-animation';

it('asks for an animation by a cookie of the session, which is taken once (CK-06, HD-11)', () => {
  expect(SHOW_ANIMATION).toBe('show-animation=1; Path=/; SameSite=Lax');
  expect(takeShowAnimation()).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser does with the line.
  document.cookie = SHOW_ANIMATION;
  expect(takeShowAnimation()).toBe(true);
  expect(document.cookie).not.toContain('show-animation');
  expect(takeShowAnimation()).toBe(false);
});
