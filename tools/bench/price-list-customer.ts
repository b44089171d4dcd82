import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mustRun } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import { callGraphql, graphqlRequest } from './graphql-requests.ts';

/** Somebody who is logged in, at standard prices or with a list of their own. */
export interface BenchCustomer {
  readonly email: string;
  /** Cookies of the API. */
  readonly cookie: string;
}

/** Registers a customer. */
export async function signUp(api: string): Promise<BenchCustomer> {
  const email = `bench-${randomUUID()}@example.com`;
  const accepted = { isTermsAccepted: true, isPrivacyAccepted: true };
  const input = { name: 'Bench', email, password: randomUUID(), ...accepted };
  const { cookie } = await callGraphql(api, graphqlRequest('gevenSignUpUser', { input }));
  return { email, cookie };
}

/** Gives a customer the prices of the sample's trade. */
export async function giveTradePrices({ email }: BenchCustomer, databaseUrl: string): Promise<void> {
  await mustRun(process.execPath, ['dist/cli.js', 'accounts', 'set-price-list', email, 'trade'], {
    cwd: join(ROOT, 'apps', 'commerce-api'),
    env: { DATABASE_URL: databaseUrl },
  });
}
