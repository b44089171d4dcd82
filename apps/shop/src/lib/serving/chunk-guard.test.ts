// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_GUARD } from './chunk-guard';

const reload = vi.fn();
let isOnline = true;
let listener: (event: Event) => void;

/** The script, with what jsdom does not let one replace. */
function run(storage: unknown = sessionStorage) {
  const add = (_type: string, listen: typeof listener) => {
    listener = listen;
  };
  const script = new Function('addEventListener', 'location', 'navigator', 'sessionStorage', CHUNK_GUARD);
  script(add, { reload }, { onLine: isOnline }, storage);
}

function fail(html: string): void {
  document.body.innerHTML = html;
  listener({ target: document.body.firstElementChild } as unknown as Event);
}

const CHUNK = '<script src="/_next/static/chunks/a.js"></script>';

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  reload.mockReset();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('loads the page again when a file of the build is gone, at most once in 60 seconds (ER-14)', () => {
  run();
  fail(CHUNK);
  expect(reload).toHaveBeenCalledTimes(1);
  // The page that was loaded again.
  run();
  vi.advanceTimersByTime(59_000);
  fail(CHUNK);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  fail('<link href="/_next/static/chunks/a.css" rel="stylesheet">');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the page alone for anything else, offline, and where nothing can be remembered', () => {
  run();
  for (const html of ['<img src="/pictures/none.webp">', '<script src="https://tag.example/x.js"></script>', '<i></i>'])
    fail(html);
  isOnline = false;
  run();
  fail(CHUNK);
  isOnline = true;
  run(null);
  fail(CHUNK);
  expect(reload).not.toHaveBeenCalled();
});
