import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConsent } from './watch-consent';

const TAG = 'https://tag.example/gtm.js?id=GTM-1';
let abort: AbortController;
let cookie = '';
const notice = () => document.querySelector<HTMLElement>('[data-consent-notice]');
const script = () => document.querySelector<HTMLScriptElement>('script[data-tag]');
const views = () => (globalThis.dataLayer ?? []).filter((each) => 'event' in each && each.event === 'page_view');
const watch = (tag: string | null = TAG, path = '/produkte') => watchConsent({ tag, path }, abort.signal);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  cookie = '';
  globalThis.dataLayer = undefined;
  document.head.replaceChildren();
  document.body.innerHTML = `<div role="status" data-frame-status></div>
    <section data-consent-notice hidden><form action="/api/consent" data-consent="Saved">
    <button name="choice" value="none">No</button><button name="choice" value="all">Yes</button></form></section>`;
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['', false],
  ['consent=0.analytics-yes', false],
  ['consent=1.analytics-yes.everything-yes', false],
  ['consent=1.video-yes', false],
  ['consent=1.analytics-no', true],
  ['a=b; consent=1.analytics-yes.video-no', true],
])('with the cookie %j asks unless somebody decided, whatever is forged or old (CK-07)', (given, isDecided) => {
  cookie = given;
  watch();
  expect(notice()?.hidden).toBe(isDecided);
});

it('does not lie over the page on which the same is chosen one by one', () => {
  document.body.insertAdjacentHTML('beforeend', '<main><form data-consent-choices></form></main>');
  watch();
  expect(notice()?.hidden).toBe(true);
});

it('loads no script without consent (AN-03)', () => {
  for (cookie of ['', 'consent=1.analytics-no.video-yes', 'consent=2.analytics-yes']) watch();
  vi.advanceTimersByTime(10_000);
  expect(script()).toBeNull();
  expect(views()).toEqual([]);
});

it('does nothing where no id is set, consent or not (AN-03)', () => {
  cookie = 'consent=1.analytics-yes';
  watch(null);
  vi.advanceTimersByTime(10_000);
  expect(script()).toBeNull();
  expect(globalThis.dataLayer).toBeUndefined();
});

it('loads the script and tells it of the page 5 s later, with who looks at it (AN-01, AN-02)', () => {
  cookie = 'consent=1.analytics-yes';
  watch();
  expect(script()?.src).toBe(TAG);
  vi.advanceTimersByTime(4999);
  expect(views()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(views()).toMatchObject([{ page_location: `${location.origin}/produkte`, user_status: 'logged-out' }]);
  cookie += '; odoo-user=7';
  watch();
  vi.advanceTimersByTime(5000);
  expect(views()[1]).toMatchObject({ user_status: 'logged-in' });
  expect(document.querySelectorAll('script[data-tag]')).toHaveLength(1);
});

it('says nothing of a page that was left before (AN-03)', () => {
  cookie = 'consent=1.analytics-yes';
  watch();
  vi.advanceTimersByTime(4000);
  // To another page of the shop without a new document.
  abort.abort();
  abort = new AbortController();
  watch(TAG, '/kontakt');
  vi.advanceTimersByTime(4000);
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  expect(views()).toEqual([]);
});

it('remembers a choice without leaving the page, says so and acts on it', async () => {
  const sent = vi.fn(async (_address: string, _init: RequestInit) => {
    cookie = 'consent=1.analytics-yes.video-yes';
    return new Response();
  });
  vi.stubGlobal('fetch', sent);
  watch();
  document.querySelector<HTMLElement>('[value=all]')?.click();
  await vi.waitFor(() => expect(notice()?.hidden).toBe(true));
  expect(String(sent.mock.calls[0]?.[1].body)).toBe('choice=all');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Saved');
  expect(document.documentElement.dataset.granted).toBe('analytics video');
  expect(script()).not.toBeNull();
});

it.each([
  ['refused', async () => new Response(null, { status: 429 })],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not say that a choice is saved whose request was %s, and asks on', async (_, answer) => {
  const sent = vi.fn(answer);
  vi.stubGlobal('fetch', sent);
  watch();
  document.querySelector<HTMLElement>('[value=all]')?.click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  expect(notice()?.hidden).toBe(false);
});
