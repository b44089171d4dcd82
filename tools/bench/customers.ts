import { randomUUID } from 'node:crypto';

/** Somebody with an account, and the cookies of the browser that registered. */
export interface Customer {
  readonly email: string;
  readonly cookie: string;
}

export const PASSWORD = 'vierzehn Dielen am Hafen';

/** An address that has no account. */
export const freshEmail = (): string => `bench-${randomUUID()}@example.com`;

/** Registers with the shop as the form of its page does. */
export async function registerCustomer(shop: string): Promise<Customer> {
  const email = freshEmail();
  const fields = { kind: 'private', name: 'Katrin Brandt', email, password: PASSWORD, terms: 'on', privacy: 'on' };
  const answer = await postForm(`${shop}/api/account/register`, fields);
  if (!isLoggedIn(answer)) throw new Error(`Registering answers ${answer.status} ${answer.headers.get('location')}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { email, cookie: cookie.join('; ') };
}

/** Logs in with the form of the page; whether it worked. */
export async function logIn(shop: string, email: string, password = PASSWORD): Promise<boolean> {
  return isLoggedIn(await postForm(`${shop}/api/account/login`, { entrance: 'login', email, password }));
}

async function postForm(address: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ locale: 'de', ...fields });
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}

const isLoggedIn = (answer: Response) => answer.headers.get('location') === '/dashboard/home';
