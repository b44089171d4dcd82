import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentPage } from '../ports/content-source';
import { createContent } from './content';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const terms = {
  kind: 'PAGE',
  path: '/t/terms',
  title: 'Terms',
  intro: 'Of orders.',
  description: '',
  headings: [],
  body: [],
} as const;
const page: ContentPage = { nl: terms, en: terms, de: terms };

it('finds pages as soon as their source answers, reports them, and keeps them while the source is away', async () => {
  const read = vi.fn<() => Promise<readonly ContentPage[]>>().mockRejectedValue(new Error('not started yet'));
  const onError = vi.fn();
  const content = createContent({ source: { read }, onError });
  const onChange = vi.fn();
  content.onChange(onChange);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(content.search('terms', 'en')).toEqual([]);

  read.mockResolvedValue([page]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(content.search('terms', 'en')).toHaveLength(1);

  read.mockRejectedValue(new Error('away'));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(content.search('terms', 'en')).toHaveLength(1);

  content.close();
  const calls = read.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(read).toHaveBeenCalledTimes(calls);
});

it('reads again at once when it is told, also while it is reading, and never when it is closed', async () => {
  const read = vi.fn<() => Promise<readonly ContentPage[]>>().mockResolvedValue([page]);
  const content = createContent({ source: { read }, onError: () => undefined });
  content.refresh();
  await vi.advanceTimersByTimeAsync(10);
  expect(read).toHaveBeenCalledTimes(2);
  content.refresh();
  await vi.advanceTimersByTimeAsync(10);
  expect(read).toHaveBeenCalledTimes(3);
  content.close();
  content.refresh();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(read).toHaveBeenCalledTimes(3);
});
