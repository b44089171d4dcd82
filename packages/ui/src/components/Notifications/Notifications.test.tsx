import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { createNotificationStore, Notifications } from './Notifications';

const labels = { region: 'Notifications', dismiss: 'Dismiss' };

function renderWithStore() {
  const store = createNotificationStore({ limit: 3, timeout: 6000 });
  render(<Notifications labels={labels} store={store} />);
  return store;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Notifications', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows message, names and action, and can be dismissed (NT-05)', () => {
    const store = renderWithStore();
    const onPress = vi.fn();
    act(
      () =>
        void store.add({
          message: 'Added',
          names: ['Larch 28 × 145'],
          action: { label: 'Undo', onPress },
          isPersistent: true,
        }),
    );
    expect(screen.getByText('Added')).toBeTruthy();
    expect(screen.getByText('Larch 28 × 145')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    act(() => void store.add({ message: 'Again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Again')).toBeNull();
  });

  it('leads to where its action says (NT-05)', () => {
    const store = renderWithStore();
    act(() => void store.add({ message: 'Added', action: { label: 'To the cart', href: '/cart' } }));
    expect(screen.getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/cart');
  });

  it('is there before the first message, polite for news and assertive for errors (NT-06)', () => {
    const store = renderWithStore();
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
    act(() => {
      store.add({ message: 'Saved' });
      store.add({ message: 'Failed', tone: 'error' });
    });
    expect(screen.getByRole('status').textContent).toBe('Saved');
    expect(screen.getByRole('alert').textContent).toBe('Failed');
  });

  it('stands still under the pointer (NT-06)', () => {
    const store = renderWithStore();
    act(() => void store.add({ message: 'Saved' }));
    const item = screen.getByRole('listitem');
    fireEvent.pointerEnter(item);
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(item);
    pass(6000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stands still while it has focus (NT-06)', () => {
    const store = renderWithStore();
    act(() => void store.add({ message: 'Saved' }));
    const cross = screen.getByRole('button', { name: 'Dismiss' });
    act(() => cross.focus());
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => cross.blur());
    pass(6000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('goes by itself after its time (NT-02)', () => {
    const store = renderWithStore();
    act(() => void store.add({ message: 'Saved' }));
    pass(6000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    vi.useRealTimers();
    const store = renderWithStore();
    act(() => {
      store.add({ message: 'Saved', names: ['Larch'], action: { label: 'Open', href: '/cart' } });
      store.add({ message: 'Failed', tone: 'error' });
    });
    await expectNoAxeViolations();
  });
});
