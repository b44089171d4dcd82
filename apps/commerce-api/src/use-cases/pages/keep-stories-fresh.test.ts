import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageTag } from '../../ports/pages';
import { keepStoriesFresh } from './keep-stories-fresh';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

function startWith({ fails = 0 } = {}) {
  const expired: PageTag[][] = [];
  let failures = fails;
  const content = { version: 1, isDown: false };
  const onChange = vi.fn(async () => undefined);
  const onError = vi.fn();
  const freshness = keepStoriesFresh({
    pages: {
      async expire(tags) {
        if (failures-- > 0) throw new Error('the shop is away');
        expired.push([...tags]);
      },
    },
    async readVersion() {
      if (content.isDown) throw new Error('no content');
      return content.version;
    },
    onChange,
    onError,
  });
  return { freshness, expired, content, onChange, onError };
}

describe('stories that change are shown (CM-16)', () => {
  it('expires a story and the lists it may be in, within the second', async () => {
    const { freshness, expired, onChange } = startWith();
    await vi.advanceTimersByTimeAsync(2000);
    expired.length = 0;
    onChange.mockClear();
    freshness.changed(7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(expired).toEqual([['story-7', 'story-lists']]);
    expect(onChange).toHaveBeenCalledOnce();
    freshness.close();
  });

  it('expires once a second however often the webhook comes', async () => {
    const { freshness, expired } = startWith();
    await vi.advanceTimersByTimeAsync(2000);
    expired.length = 0;
    for (let count = 0; count < 1000; count++) freshness.changed(7);
    await vi.advanceTimersByTimeAsync(500);
    for (let count = 0; count < 1000; count++) freshness.changed(8);
    await vi.advanceTimersByTimeAsync(1000);
    expect(expired).toEqual([
      ['story-7', 'story-lists'],
      ['story-8', 'story-lists'],
    ]);
    freshness.close();
  });

  it('expires everything when more stories change at once than one call names', async () => {
    const { freshness, expired } = startWith();
    await vi.advanceTimersByTimeAsync(2000);
    expired.length = 0;
    for (let id = 1; id <= 1000; id++) freshness.changed(id);
    await vi.advanceTimersByTimeAsync(1000);
    expect(expired).toEqual([['stories']]);
    freshness.close();
  });

  it('notices within a minute what no webhook said, and once', async () => {
    const { freshness, expired, content } = startWith();
    await vi.advanceTimersByTimeAsync(2000);
    expect(expired).toEqual([['stories']]);
    content.version = 2;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(expired).toHaveLength(2);
    content.isDown = true;
    await vi.advanceTimersByTimeAsync(60_000);
    content.isDown = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(expired).toHaveLength(2);
    freshness.close();
  });

  it('tells the shop again until it has heard', async () => {
    const { freshness, expired, onError } = startWith({ fails: 2 });
    await vi.advanceTimersByTimeAsync(100);
    freshness.changed(7);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(expired.at(-1)).toEqual(expect.arrayContaining(['story-7', 'story-lists']));
    expect(onError).toHaveBeenCalledTimes(2);
    freshness.close();
  });

  it('does nothing any more when it is closed', async () => {
    const { freshness, expired } = startWith();
    freshness.changed(7);
    freshness.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(expired).toEqual([]);
  });
});
