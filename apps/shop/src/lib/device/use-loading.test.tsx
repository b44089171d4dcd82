import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoading } from './use-loading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a loading state', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('shows only after 200 ms, and goes at once when the answer is there (CN-06)', () => {
    const { result, rerender } = renderHook(useLoading, { initialProps: true });
    pass(199);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender(false);
    expect(result.current).toBe(false);
  });

  it('is never shown for a quick answer, and waits again for the next one (CN-06)', () => {
    const { result, rerender } = renderHook(useLoading, { initialProps: true });
    pass(150);
    rerender(false);
    rerender(true);
    pass(150);
    expect(result.current).toBe(false);
    pass(50);
    expect(result.current).toBe(true);
  });
});
