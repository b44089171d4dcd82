// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayPrefetch, watchIntent } from './watch-intent';

let abort = new AbortController();
const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

function show(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll<HTMLElement>('a')];
}

function hover(element: Element | undefined, ms = 100): void {
  element?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  document.head.innerHTML = '';
  watchIntent(document, ['/cart', '/api/'], abort.signal);
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches a page on which the pointer rests, the focus comes or a finger is put down, once', () => {
  const [first, second, third] = show('<a href="/a"><b>1</b></a><a href="/b">2</a><a href="/c">3</a>');
  hover(first?.firstElementChild ?? undefined);
  hover(first);
  second?.dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.advanceTimersByTime(100);
  third?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(hints()).toEqual(['/a', '/b', '/c'].map((path) => `${location.origin}${path}`));
});

it('fetches nothing for a pointer that only passes', () => {
  const links = show('<a href="/a">1</a><a href="/b">2</a>');
  for (const link of links) hover(link, 30);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(500);
  expect(hints()).toEqual([]);
});

it('leaves alone what is made for each request, elsewhere, a file, or this very page', () => {
  const links = show(`<a href="/x" data-live>1</a><a href="https://other.example/">2</a><a href="/f.pdf" download>3</a>
    <a href="/t" target="_blank">4</a><a href="#part">5</a><a href="/api/x">6</a><a href="/cart?a=1">7</a>
    <a href="/products?q=oak">8</a>`);
  for (const link of links) hover(link);
  expect(hints()).toEqual([]);
});

it('marks links where the browser knows speculation rules, one set of which is in the page', () => {
  abort.abort();
  abort = new AbortController();
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
  watchIntent(document, [], abort.signal);
  const [wanted, other] = show('<a href="/a?page=2">1</a><a href="/b">2</a>');
  hover(wanted);
  const [rules, ...more] = document.head.querySelectorAll('script[type=speculationrules]');
  const [{ where }] = JSON.parse(rules?.textContent ?? '').prefetch;
  expect([wanted, other].map((link) => link?.matches(where.selector_matches))).toEqual([true, false]);
  expect(more).toEqual([]);
  expect(hints()).toEqual([]);
});

it('stops at twenty pages', () => {
  const links = show(Array.from({ length: 30 }, (_, index) => `<a href="/p/${index}">x</a>`).join(''));
  for (const link of links) hover(link);
  expect(hints()).toHaveLength(20);
});

it('skips slow connections and those who save data (CN-09)', () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  hover(show('<a href="/a">1</a>')[0]);
  expect(hints()).toEqual([]);
});
