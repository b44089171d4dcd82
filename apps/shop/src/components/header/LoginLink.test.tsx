import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLoginDialog } from '../account/load-login-dialog';
import { HEADER_SCREENS } from './header-parts';
import { LoginLink } from './LoginLink';

// Made ready before: on a busy machine it takes longer than a test waits for a dialog.
beforeAll(async () => void (await loadLoginDialog('de')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Presses the link on a screen, with what else is on the page; true when the press leads to the page of the login. */
function isFollowed(screenSize: 'wide' | 'small', page: string | null = null, press: object = {}): boolean {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: screenSize === 'wide' && query === HEADER_SCREENS.dialog,
  }));
  render(
    <>
      {page && <form action={page} />}
      <LoginLink className="" href="/einloggen" locale="de">
        Konto
      </LoginLink>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Konto' });
  const click = createEvent.click(link, press);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

describe('the way to the login', () => {
  it('opens it above the page where there is room, its address first (HD-08)', async () => {
    expect(isFollowed('wide')).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Anmelden' });
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(dialog.querySelector('form')?.getAttribute('action')).toBe('/api/account/login');
    fireEvent.click(screen.getByRole('button', { name: 'Anmeldung schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is a link on small screens, for another tab, and on pages with a form of the account', () => {
    expect(isFollowed('small')).toBe(true);
    cleanup();
    expect(isFollowed('wide', null, { ctrlKey: true })).toBe(true);
    cleanup();
    expect(isFollowed('wide', '/api/account/register')).toBe(true);
    cleanup();
    expect(isFollowed('wide', '/api/cart/add')).toBe(false);
  });
});
