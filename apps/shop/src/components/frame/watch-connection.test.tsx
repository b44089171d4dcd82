import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './watch-connection';

let isOnline = true;
let abort: AbortController;
const sent = vi.fn((event: Event) => event.preventDefault());
const region = () => document.querySelector('[role=status]');
const go = (online: boolean) => {
  isOnline = online;
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const press = () => document.querySelector('button')?.click();

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  document.body.innerHTML = `<div role="status" data-frame-status data-offline="gone" data-unsent="kept" data-online="back"></div>
    <form><input name="street" value="Am Römerturm 3"><button name="way" value="on">Send</button></form>`;
  sent.mockClear();
  document.querySelector('form')?.addEventListener('submit', sent);
  isOnline = true;
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that the device is offline while it is, also from the start (PW-03)', () => {
  vi.useFakeTimers();
  watchConnection(abort.signal);
  expect(region()?.textContent).toBe('');
  go(false);
  expect(region()?.textContent).toBe('gone');
  go(true);
  expect(region()?.textContent).toBe('back');
  vi.advanceTimersByTime(6000);
  expect(region()?.textContent).toBe('');
  abort.abort();
  isOnline = false;
  abort = new AbortController();
  watchConnection(abort.signal);
  expect(region()?.textContent).toBe('gone');
});

it('keeps a form with what was entered while nothing can be sent, and lets it go afterwards (PW-03)', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  const submitted: Event[] = [];
  addEventListener('submit', (event) => submitted.push(event), { capture: true, signal: abort.signal });
  watchConnection(abort.signal);
  go(false);
  press();
  await vi.waitFor(() => expect(region()?.textContent).toBe('kept'));
  expect(sent).not.toHaveBeenCalled();
  // Neither by a script nor by the browser.
  expect(submitted.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  expect(document.querySelector('input')?.value).toBe('Am Römerturm 3');
  go(true);
  press();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('sends a form all the same where the browser is mistaken, with the button that was pressed', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  watchConnection(abort.signal);
  go(false);
  press();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [event] = sent.mock.calls[0] ?? [];
  expect((event as SubmitEvent).submitter).toBe(document.querySelector('button'));
});
