import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';

/** Site keys by what becomes of an answer; any other key passes. */
const FAULTS: Readonly<Record<string, string>> = {
  fail: 'invalid-input-response',
  expired: 'timeout-or-duplicate',
};
/** Longer than anybody waits for an answer. */
const SLOW_MS = 10_000;

/** Version 2 of reCAPTCHA, as far as the shop uses it: a checkbox whose answer names the site key. */
const SCRIPT = `
const ready = new URL(document.currentScript.src).searchParams.get('onload');
window.grecaptcha = {
  render(node, { sitekey, callback }) {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    const answer = Object.assign(document.createElement('textarea'), { name: 'g-recaptcha-response', hidden: true });
    box.addEventListener('change', () => {
      answer.value = box.checked ? sitekey + ':' + crypto.getRandomValues(new Uint32Array(4)).join('-') : '';
      if (box.checked && callback) callback(answer.value);
    });
    label.append(box, ' I am not a robot');
    node.replaceChildren(label, answer);
    return 0;
  },
};
if (ready && window[ready]) window[ready]();
`;

/**
 * A vendor of captchas on an origin of its own, at the addresses of each: CAPTCHA_URL leads here. The site key says what
 * becomes of an answer: pass, fail, expired, slow or 500. An answer is good once.
 */
export function captchaRoutes(): Hono {
  const used = new Set<string>();
  const app = new Hono();
  for (const path of ['/recaptcha/api.js', '/turnstile/v0/api.js', '/1/api.js'])
    app.get(path, ({ body }) => body(SCRIPT, 200, { 'content-type': 'text/javascript' }));
  for (const path of ['/recaptcha/api/siteverify', '/turnstile/v0/siteverify', '/siteverify'])
    app.post(path, async ({ req, json }) => {
      const form = new URLSearchParams(await req.text());
      const answer = form.get('response') ?? '';
      const refuse = (code: string) => json({ success: false, 'error-codes': [code] });
      if (!form.get('secret')) return refuse('missing-input-secret');
      if (!answer) return refuse('missing-input-response');
      const [key = ''] = answer.split(':');
      if (key === '500') return json({ error: 'internal-error' }, 500);
      if (key === 'slow') await setTimeout(SLOW_MS);
      const fault = FAULTS[key] ?? (used.has(answer) ? 'timeout-or-duplicate' : null);
      if (fault) return refuse(fault);
      used.add(answer);
      return json({ success: true, challenge_ts: new Date().toISOString(), hostname: 'localhost' });
    });
  return app;
}
