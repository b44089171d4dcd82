import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotificationStore } from './notification-store';

const store = () => createNotificationStore({ limit: 3, timeout: 6000 });
const messages = (from: ReturnType<typeof store>) => from.getSnapshot().map(({ message }) => message);

describe('createNotificationStore', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps at most three and drops the oldest (NT-01)', () => {
    const notifications = store();
    for (const message of ['one', 'two', 'three', 'four']) notifications.add({ message, isPersistent: true });
    expect(messages(notifications)).toEqual(['two', 'three', 'four']);
  });

  it('lets a notification go after 6000 ms (NT-02)', () => {
    const notifications = store();
    notifications.add({ message: 'saved' });
    vi.advanceTimersByTime(5999);
    expect(messages(notifications)).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(messages(notifications)).toEqual([]);
  });

  it('keeps persistent ones (NT-03)', () => {
    const notifications = store();
    notifications.add({ message: 'stays', isPersistent: true });
    vi.advanceTimersByTime(3_600_000);
    expect(messages(notifications)).toEqual(['stays']);
  });

  it('takes another timeout for one notification (NT-04)', () => {
    const notifications = store();
    notifications.add({ message: 'short', timeout: 100 });
    notifications.add({ message: 'usual' });
    vi.advanceTimersByTime(100);
    expect(messages(notifications)).toEqual(['usual']);
  });

  it('stands still while paused and runs on with the rest of the time (NT-06)', () => {
    const notifications = store();
    const id = notifications.add({ message: 'read me' });
    vi.advanceTimersByTime(4000);
    notifications.pause(id);
    vi.advanceTimersByTime(60_000);
    expect(messages(notifications)).toEqual(['read me']);
    notifications.resume(id);
    vi.advanceTimersByTime(1999);
    expect(messages(notifications)).toEqual(['read me']);
    vi.advanceTimersByTime(1);
    expect(messages(notifications)).toEqual([]);
  });

  it('replaces what it says about the same topic, and its timer', () => {
    const notifications = store();
    notifications.add({ message: 'one in the cart', topic: 'cart' });
    notifications.add({ message: 'saved', isPersistent: true });
    vi.advanceTimersByTime(5000);
    notifications.add({ message: 'two in the cart', topic: 'cart' });
    expect(messages(notifications)).toEqual(['saved', 'two in the cart']);
    vi.advanceTimersByTime(5999);
    expect(messages(notifications)).toEqual(['saved', 'two in the cart']);
    vi.advanceTimersByTime(1);
    expect(messages(notifications)).toEqual(['saved']);
  });

  it('does not let the timer of a dropped notification touch the others', () => {
    const notifications = store();
    notifications.add({ message: 'dropped', timeout: 10 });
    for (const message of ['a', 'b', 'c']) notifications.add({ message });
    const listener = vi.fn();
    notifications.subscribe(listener);
    vi.advanceTimersByTime(10);
    expect(listener).not.toHaveBeenCalled();
    expect(messages(notifications)).toEqual(['a', 'b', 'c']);
  });

  it('notifies its listeners until they unsubscribe, and gives the same array while nothing changes', () => {
    const notifications = store();
    const listener = vi.fn();
    const leave = notifications.subscribe(listener);
    notifications.add({ message: 'one' });
    expect(notifications.getSnapshot()).toBe(notifications.getSnapshot());
    leave();
    notifications.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(messages(notifications)).toEqual([]);
  });
});
