import type { ProductTemplateId } from '@geven/odoo-sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { RecentSlider } from './RecentSlider';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slider = () => (
  <RecentSlider
    base="/produkte"
    context={{ locale: 'de', isNet: false, vatRate: 19 }}
    ids={IDS}
    texts={{ heading: 'Zuletzt angesehen', previous: 'Zurück', next: 'Weiter', units: getMessages('de', 'units') }}
  />
);
const IDS = [7] as ProductTemplateId[];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => screen.queryByRole('heading', { name: 'Zuletzt angesehen' });

it('keeps a place for products on a slow first load, after 200 ms, and gives it up when there are none (CT-32, CN-06)', async () => {
  vi.stubGlobal('fetch', () => new Promise((_, refuse) => setTimeout(refuse, 1000, new TypeError('gone'))));
  render(slider());
  await pass(199);
  expect(heading()).toBeNull();
  await pass(1);
  expect(heading()).not.toBeNull();
  await pass(1000);
  expect(heading()).toBeNull();
});

it('shows no place while a quick answer is on its way (CN-06)', async () => {
  vi.stubGlobal('fetch', () => new Promise((_, refuse) => setTimeout(refuse, 100, new TypeError('gone'))));
  render(slider());
  await pass(150);
  await pass(300);
  expect(heading()).toBeNull();
});
