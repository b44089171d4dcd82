import { expect, type Page } from '@playwright/test';
import { freshEmail } from './addresses';
import { mailTo } from './inbox';

/** The password of customers that journeys make. */
export const PASSWORD = 'vierzehn Dielen am Hafen';

/** Makes the visitor a customer without looking at the page for it; gives the address. */
export async function newCustomer(page: Page): Promise<string> {
  const email = freshEmail('kundin');
  const form = { locale: 'de', kind: 'private', name: 'Katrin Brandt', email, password: PASSWORD };
  const answer = await page.request.post('/api/account/register', {
    form: { ...form, terms: 'on', privacy: 'on' },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/dashboard/home');
  return email;
}

/** The link of a mail to a page of the shop; waits for the mail. */
export async function linkTo(path: string, address: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`);
  const find = async () => (await mailTo(address)).map(({ text }) => link.exec(text)?.[0]).find(Boolean) ?? '';
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return find();
}
