import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { solveOwnCaptcha } from './solve-own-captcha';

const solveChallengeWorkers = vi.hoisted(() => vi.fn());
vi.mock('altcha/lib', () => ({ solveChallengeWorkers }));

const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256', nonce: 'n' }, signature: 's', more: 'no' };
const solution = { counter: 700, derivedKey: 'ab' };

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(challenge)),
  );
  solveChallengeWorkers.mockReset().mockResolvedValue(solution);
});
afterEach(() => vi.unstubAllGlobals());

it('solves what the shop gives it, and answers as the widget does (API-73)', async () => {
  const answer = await solveOwnCaptcha();
  expect(fetch).toHaveBeenCalledWith('/api/captcha', expect.objectContaining({ cache: 'no-store' }));
  expect(JSON.parse(atob(answer ?? ''))).toEqual({
    challenge: { parameters: challenge.parameters, signature: 's' },
    solution,
  });
});

it('has no answer where browsers cannot work: over http, without a challenge, without a solution', async () => {
  solveChallengeWorkers.mockResolvedValue(null);
  expect(await solveOwnCaptcha()).toBeNull();
  solveChallengeWorkers.mockRejectedValue(new Error('no'));
  expect(await solveOwnCaptcha()).toBeNull();
  vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 503 }));
  expect(await solveOwnCaptcha()).toBeNull();
  vi.stubGlobal('isSecureContext', false);
  vi.mocked(fetch).mockClear();
  expect(await solveOwnCaptcha()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
