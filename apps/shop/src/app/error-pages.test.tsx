import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import PageError from './[locale]/[vat]/error';
import GlobalError from './global-error';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'nl' }) }));
afterEach(cleanup);

it('says in the language of the page what status an error stands for, without header and footer (ER-12, LY-08)', () => {
  render(<PageError error={Object.assign(new Error('gone'), { statusCode: 410 })} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Er is een fout opgetreden' })).toBeTruthy();
  expect(screen.getByText('Status 410')).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

it('says in every language that the error page failed too, with a link home (ER-07)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<GlobalError />);
  expect(screen.getByText('An error occurred while showing the error page')).toBeTruthy();
  expect(screen.getByText('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')).toBeTruthy();
  const home = screen.getAllByRole('link');
  expect(home.map((link) => link.getAttribute('href'))).toEqual(['/', '/', '/']);
});
