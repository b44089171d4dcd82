import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishProgress, startProgress, watchNavigations } from './progress';

let abort: AbortController;
const bar = () => document.querySelector<HTMLElement>('[data-progress]');
const press = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return bar() !== null;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  finishProgress();
  vi.useRealTimers();
});

it('fades within 500 ms after the end (CN-10)', () => {
  startProgress();
  vi.advanceTimersByTime(1000);
  finishProgress();
  const ended = bar();
  expect(ended?.className.split(' ')).toHaveLength(2);
  vi.advanceTimersByTime(499);
  expect(bar()).toBe(ended);
  vi.advanceTimersByTime(1);
  expect(bar()).toBeNull();
});

it('is never seen when the page is there within 200 ms (CN-10)', () => {
  startProgress();
  vi.advanceTimersByTime(199);
  finishProgress();
  expect(bar()).toBeNull();
});

it('does not stay when no page comes', () => {
  startProgress();
  vi.advanceTimersByTime(31_000);
  expect(bar()).toBeNull();
});

it('is hidden from screen readers, which the browser tells', () => {
  startProgress();
  expect(bar()?.ariaHidden).toBe('true');
});

it('starts for what leads to another page of the shop, and for nothing else', () => {
  watchNavigations(abort.signal);
  document.addEventListener('click', (event) => event.preventDefault(), { signal: abort.signal, once: true });
  expect(press('<a href="/a" data-filter="x">x</a>')).toBe(true);
  for (const html of [
    '<a href="https://other.example/">x</a>',
    '<a href="/a" target="_blank">x</a>',
    '<a href="/f.pdf" download>x</a>',
    '<a href="#part">x</a>',
    '<b>x</b>',
  ]) {
    expect([html, press(html)]).toEqual([html, false]);
  }
  expect(press('<a href="/a">x</a>', { ctrlKey: true })).toBe(false);
  expect(press('<a href="/a">x</a>')).toBe(true);
});

it('starts for a form that goes to the server, and not for one that a script sends', () => {
  watchNavigations(abort.signal);
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(bar()).toBeNull();
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(bar()).not.toBeNull();
});
