import { request } from 'node:http';
import { type Figures, type Load, measureLoad } from './load.ts';

/** What somebody sends who wants the shop to work hard, each kind once. */
const HOSTILE: readonly { method: 'GET' | 'POST'; path: string; kilobytes?: number; type?: string }[] = [
  { method: 'GET', path: `/?${'a&'.repeat(7000)}` },
  { method: 'GET', path: `/produkte?${Array.from({ length: 99 }, (_, n) => `p${n}=${'x'.repeat(30)}`).join('&')}` },
  { method: 'GET', path: `/produkte/${Array.from({ length: 400 }, (_, n) => `__thickness.${n}`).join('')}` },
  { method: 'GET', path: `/produkte/${Array.from({ length: 60 }, (_, n) => `__thickness.${n}`).join('')}` },
  { method: 'POST', path: '/api/cart/add', kilobytes: 12_000, type: 'application/x-www-form-urlencoded' },
  { method: 'POST', path: '/api/graphql', kilobytes: 200, type: 'application/json' },
];

export const HOSTILE_PER_SECOND = 20;

/** A closed loop while a second client sends hostile requests, whether they are answered or not. */
export async function measureUnderFire(load: Load): Promise<Figures> {
  let sent = 0;
  const timer = setInterval(() => fire(load.origin, sent++), 1000 / HOSTILE_PER_SECOND);
  try {
    return await measureLoad(load);
  } finally {
    clearInterval(timer);
  }
}

/** Sends one of them, with a body in chunks where it has one, and forgets it. */
function fire(origin: string, number: number): void {
  const hostile = HOSTILE[number % HOSTILE.length];
  if (!hostile) return;
  const { method, path, kilobytes = 0, type = 'text/plain' } = hostile;
  const unique = path.includes('?') ? `${path}&n=${number}` : path;
  const call = request(`${origin}${unique}`, { method, headers: { 'content-type': type, origin } });
  call.on('response', (answer) => answer.resume());
  // The shop hangs up on what it does not want to read to its end.
  call.on('error', () => {});
  call.setTimeout(10_000, () => call.destroy());
  for (let written = 0; written < kilobytes; written += 60) call.write('x'.repeat(60_000));
  call.end();
}
