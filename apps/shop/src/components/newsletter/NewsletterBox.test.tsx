import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { NewsletterBox } from './NewsletterBox';

const newsLetterSubscribe = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/sdk-browser', () => ({ browserSdk: () => ({ contact: { newsLetterSubscribe } }) }));

const text = getMessages('nl', 'contact').newsletter;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: text.email });
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
const subscribe = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
};

beforeEach(() => {
  newsLetterSubscribe.mockReset().mockResolvedValue(undefined);
  submit.mockReset().mockReturnValue(undefined);
});
afterEach(cleanup);

it('is in Dutch pages alone (FT-14)', () => {
  for (const locale of ['de', 'en'] as const) expect(NewsletterBox({ locale })).toBeNull();
});

it('says in a notification that the mail is on its way, and stays on the page (FT-17)', async () => {
  render(<NewsletterBox locale="nl" />);
  subscribe('lezer@example.nl');
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  expect(await screen.findByText(text.sent)).toBeDefined();
  expect(newsLetterSubscribe).toHaveBeenCalledExactlyOnceWith('lezer@example.nl', undefined);
  expect(field().value).toBe('');
  expect(submit).not.toHaveBeenCalled();
});

it('leads to the page that says at its field what the server refused, with what was entered (FT-17)', async () => {
  newsLetterSubscribe.mockRejectedValue(new Error('refused'));
  render(<NewsletterBox locale="nl" />);
  subscribe('lezer');
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(field().value).toBe('lezer');
  const form = field().form;
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/newsletter', 'post']);
});
