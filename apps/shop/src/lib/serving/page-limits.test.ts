import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('PAGES_PER_MINUTE', '60');
  vi.stubEnv('RENDERED_PAGES_PER_MINUTE', '12');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const from = (client: string) => new Headers({ 'x-client-network': client });

/** Asks for `count` pages and returns how many were refused. */
async function refusedOf(count: number, client: string, isRendered: boolean): Promise<number> {
  const { countPage } = await import('./page-limits');
  const answers: (number | null)[] = [];
  for (let asked = 0; asked < count; asked += 1) answers.push(await countPage(from(client), isRendered));
  return answers.filter((seconds) => seconds !== null).length;
}

it('lets nobody have more pages than his share of ten seconds', async () => {
  expect(await refusedOf(12, '203.0.113.1', false)).toBe(2);
  expect(await refusedOf(10, '203.0.113.2', false)).toBe(0);
});

it('allows fewer of the pages that must be rendered', async () => {
  expect(await refusedOf(4, '203.0.113.3', true)).toBe(2);
  expect(await refusedOf(2, '203.0.113.3', false)).toBe(0);
});

it('says how long to wait, and forgets after that', async () => {
  const { countPage } = await import('./page-limits');
  for (let asked = 0; asked < 10; asked += 1) await countPage(from('203.0.113.4'), false);
  vi.advanceTimersByTime(4000);
  expect(await countPage(from('203.0.113.4'), false)).toBe(6);
  vi.advanceTimersByTime(6000);
  expect(await countPage(from('203.0.113.4'), false)).toBeNull();
});
