import fc from 'fast-check';
import { firstVariants } from '../bench/first-variants.ts';
import { callGraphql, graphqlRequest } from '../bench/graphql-requests.ts';
import { residentMegabytes } from '../bench/process-memory.ts';
import { isHealthy } from '../processes/is-healthy.ts';
import { ROOT } from '../settings.ts';
import type { Stack } from '../stack/stack.ts';
import { type StackOptions, stackEnvironment } from '../stack/stack-options.ts';
import type { ThrowawayStack } from '../stack/throwaway-stack.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type OddRequest, oddRequest, VISITORS } from './odd-request.ts';
import { type Addresses, sendRequest } from './send-request.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** ms after which no further request is begun. */
  readonly budget?: number;
}

export interface Fault {
  readonly request: OddRequest;
  readonly faults: readonly string[];
}

export interface FuzzReport {
  readonly sent: number;
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly Fault[];
  /** What is wrong with the programs afterwards. */
  readonly after: readonly string[];
  /** ms of the slowest answer. */
  readonly slowest: number;
}

const AT_ONCE = 8;
const BATCH = 100;
/** ms. The machine may have other things to do. */
const SLOWEST = 10_000;
const TIMEOUT = 20_000;
/** MB that a program may have at the end, whatever it was sent. */
const MAX_MEMORY = 1024;

/** Sends generated requests, the same for the same seed, and judges every answer and the programs afterwards. */
export async function runFuzz(
  { stack, addresses, options }: ThrowawayStack,
  { requests, seed, budget = Number.POSITIVE_INFINITY }: FuzzOptions,
): Promise<FuzzReport> {
  const secrets = secretsOf(options);
  const programs = stack.processes();
  const [variant = 0] = await firstVariants(addresses.shop, 1);
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => makeVisitor(addresses.shop, variant)));
  const queue = oddRequests(requests, seed);
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  const begin = performance.now();
  let sent = 0;
  let slowest = 0;

  async function send(): Promise<void> {
    // One queue for all: each takes the next.
    for (const request of queue) {
      const answer = await sendRequest(request, { addresses, visitors, timeout: TIMEOUT });
      sent += 1;
      slowest = Math.max(slowest, answer.ms);
      statuses.set(answer.status ?? 0, (statuses.get(answer.status ?? 0) ?? 0) + 1);
      const found = judgeAnswer(answer, { slowest: SLOWEST, secrets });
      if (found.length > 0) faults.push({ request, faults: found });
      if (performance.now() - begin > budget) return;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return { sent, statuses, faults, after: await judgeAfter(stack, programs, addresses), slowest };
}

/** `count` requests, made in batches while others are answered. */
function* oddRequests(count: number, seed: number): Generator<OddRequest> {
  for (let made = 0; made < count; made += BATCH) {
    yield* fc.sample(oddRequest, { seed: seed + made, numRuns: Math.min(BATCH, count - made) });
  }
}

/** What no answer may tell: keys, the database's password, folders of this machine. */
function secretsOf(options: StackOptions): string[] {
  const { REVALIDATE_SECRET, FORWARDING_SECRET, DATABASE_URL = '' } = stackEnvironment(options);
  const all = [REVALIDATE_SECRET, FORWARDING_SECRET, new URL(DATABASE_URL).password, options.settings.dataDir, ROOT];
  return all.flatMap((secret) => (secret ? [secret] : []));
}

/** Somebody with a cart; returns the cookies. */
async function makeVisitor(shop: string, variant: number): Promise<string> {
  const products = [{ id: variant, quantity: 3 }];
  return (await callGraphql(shop, graphqlRequest('cartAddMultipleItems', { products }))).cookie;
}

/** Whether the programs are those that began, answer, and have not grown without bound. */
async function judgeAfter(
  stack: Stack,
  before: readonly { name: string; pid: number }[],
  { shop, api }: Addresses,
): Promise<string[]> {
  const now = stack.processes();
  const ended = before.filter(({ pid }) => !now.some((program) => program.pid === pid));
  const large = now.filter(({ pid }) => (residentMegabytes(pid) ?? 0) > MAX_MEMORY);
  const health = await Promise.all([shop, api].map((url) => isHealthy(`${url}/api/health`)));
  return [
    ...ended.map(({ name }) => `${name} has ended and was started again`),
    ...large.map(({ name, pid }) => `${name} holds ${residentMegabytes(pid)} MB`),
    ...(health.every(Boolean) ? [] : ['the shop or its API is not well']),
  ];
}
