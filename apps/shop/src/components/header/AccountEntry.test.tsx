import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dashboardLinks } from '@/lib/account/dashboard-pages';
import { AccountEntry } from './AccountEntry';

const texts = {
  account: 'Account',
  logIn: 'log in',
  loggedIn: 'logged in',
  menu: 'Menu of the account',
  close: 'Close',
  logOut: 'Log out',
};

function renderEntry(cookie?: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the island reads it there
  if (cookie) document.cookie = cookie;
  render(
    <AccountEntry
      links={{ login: '/login', account: '/my-account' }}
      locale="en"
      pages={dashboardLinks('en')}
      texts={texts}
    />,
  );
}

describe('the way to the account', () => {
  afterEach(() => {
    cleanup();
    // biome-ignore lint/suspicious/noDocumentCookie: the island reads it there
    document.cookie = 'odoo-user=; Max-Age=0';
  });

  it('leads guests to the login (HD-05) (HD-08)', () => {
    renderEntry();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Account: log in' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads customers to their account, with another icon (HD-05) (HD-08)', () => {
    renderEntry('odoo-user={"id":7}');
    const link = screen.getByRole('link', { name: 'Account: logged in' });
    expect(link.getAttribute('href')).toBe('/my-account');
  });

  it('opens the pages of the dashboard on phones, logging out among them (HD-09) (DB-32)', () => {
    renderEntry('odoo-user={"id":7}');
    const button = screen.getByRole('button', { name: texts.menu });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
    const links = within(menu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(dashboardLinks('en').map(({ href }) => href));
    expect(within(menu).getByRole('button', { name: 'Log out', hidden: true }).closest('form')?.method).toBe('post');
  });
});
