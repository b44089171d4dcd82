import { randomUUID } from 'node:crypto';
import { type Browser, createBrowser } from './browser';
import { callTrusted } from './call-trusted';
import type { TestApi } from './start-api';

/** The password of everybody who signs up in tests. */
export const PASSWORD = 'correct horse battery';

/** An address that nobody has yet. */
export const newEmail = () => `Anna-${randomUUID()}@example.nl`;

interface SignUpOptions {
  readonly browser?: Browser;
  readonly email?: string;
  /** Of the other fields of the form. */
  readonly changes?: object;
}

/** Registers somebody over HTTP, who is logged in then. */
export async function signUp(api: Pick<TestApi, 'url'>, options: SignUpOptions = {}) {
  const { browser = createBrowser(api.url), email = newEmail(), changes = {} } = options;
  const accepted = { isTermsAccepted: true, isPrivacyAccepted: true };
  const input = { name: 'Anna Visser', email, password: PASSWORD, ...accepted, ...changes };
  return { browser, email, answer: await callTrusted(browser, 'gevenSignUpUser', { input }) };
}
