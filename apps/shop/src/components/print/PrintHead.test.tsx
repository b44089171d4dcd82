import { LOCALES } from '@geven/timber';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintHead, type PrintHeadProps } from './PrintHead';

const tagPage = vi.hoisted(() => vi.fn());
vi.mock('@/lib/serving/tag-page', () => ({ tagPage }));
vi.mock('@/lib/today', () => ({ today: () => '2026-11-27' }));

afterEach(() => {
  cleanup();
  tagPage.mockReset();
});

async function printed(props: Pick<PrintHeadProps, 'locale' | 'pricesOf'>): Promise<string> {
  const { container } = render(await PrintHead({ layout: { logo: null }, ...props }));
  return container.textContent ?? '';
}

it('says of which day prices are that all share, and the page is made again the next', async () => {
  expect(await printed({ locale: 'de', pricesOf: 'today' })).toContain('Stand 27. Nov. 2026');
  expect(tagPage).toHaveBeenCalledExactlyOnceWith('day');
});

it('says of which moment the prices of one visitor are, in 24 hours', async () => {
  const moment = new Date('2026-11-27T13:05:00Z');
  const endings = { nl: 'Stand van 27 nov 2026, 14:05\u00a0uur', en: 'As of 27 Nov 2026, 14:05', de: '14:05\u00a0Uhr' };
  for (const locale of LOCALES) {
    expect((await printed({ locale, pricesOf: moment })).endsWith(endings[locale]), locale).toBe(true);
  }
  expect(tagPage).not.toHaveBeenCalled();
});

it('says no day on a page without prices, which midnight leaves alone', async () => {
  expect(await printed({ locale: 'de' })).not.toContain('Stand');
  expect(tagPage).not.toHaveBeenCalled();
});
