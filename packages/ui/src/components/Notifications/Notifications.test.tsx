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

  it('has a second button that only closes it (NT-05)', () => {
    const store = renderWithStore();
    const action = { label: 'To the cart', href: '/cart' };
    act(() => void store.add({ message: 'Added', stayLabel: 'Continue shopping', action, isPersistent: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
    expect(screen.queryByText('Added')).toBeNull();
  });

  it('closes the newest on Escape, unless something else took the key (NT-05)', () => {
    const store = renderWithStore();
    act(() => {
      store.add({ message: 'first', isPersistent: true });
      store.add({ message: 'second', isPersistent: true });
    });
    const taken = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', taken, { capture: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    window.removeEventListener('keydown', taken, { capture: true });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.queryByText('second')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('second')).toBeNull();
    expect(screen.queryByText('first')).not.toBeNull();
  });

  it('leaves Escape to an open dialog', () => {
    const store = renderWithStore();
    act(() => void store.add({ message: 'Saved', isPersistent: true }));
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    dialog.remove();
    expect(screen.queryByText('Saved')).not.toBeNull();
  });

  it('gives the focus back to where it came from when it is closed from within (NT-06)', () => {
    const store = renderWithStore();
    const pressed = document.createElement('button');
    document.body.append(pressed);
    pressed.focus();
    act(() => void store.add({ message: 'Saved' }));
    const cross = screen.getByRole('button', { name: 'Dismiss' });
    act(() => cross.focus());
    fireEvent.click(cross);
    expect(document.activeElement).toBe(pressed);
    pressed.remove();
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
