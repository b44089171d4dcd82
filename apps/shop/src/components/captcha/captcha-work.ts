/** Where what is to be solved comes from. */
export const CHALLENGE_PATH = '/api/captcha';

/** The thread that solves it. */
export const createCaptchaWorker = (): Worker =>
  new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
