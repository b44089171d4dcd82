import { createOwnCaptcha, type OwnCaptcha } from '../captcha/own-captcha';
import { createSiteverifyCaptcha } from '../gateways/captcha/siteverify-captcha';
import { CAPTCHA_PATH, createCaptchaEndpoint } from '../http/captcha-endpoint';
import type { Captcha } from '../ports/captcha';
import type { Limits } from '../ports/limits';
import { type Area, logFailure, type Shared } from './area';
import { derivedSecret } from './derived-secret';

/** Who tells people from machines: a vendor of the settings, else the shop itself. */
export function composeCaptcha({ env, clock, connections }: Omit<Shared, 'log'>): Captcha | OwnCaptcha {
  const { vendor, secret } = env.captcha;
  if (vendor) return createSiteverifyCaptcha({ url: vendor.verify, secret: secret ?? '' });
  const own = secret ?? derivedSecret(env.server.forwardingSecret, 'captcha');
  return createOwnCaptcha({ db: connections.requests.db, clock, secret: own });
}

interface CaptchaAreaOptions {
  readonly captcha: Captcha | OwnCaptcha;
  readonly limits: Limits;
}

/** Where browsers get challenges; nothing where a vendor has them. */
export function composeCaptchaArea({ log }: Pick<Shared, 'log'>, { captcha, limits }: CaptchaAreaOptions): Area {
  if (!('challenge' in captcha)) return {};
  const endpoint = createCaptchaEndpoint({
    challenge: captcha.challenge,
    limits,
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'captcha not answered'),
  });
  return {
    endpoints: { [CAPTCHA_PATH]: endpoint },
    runMaintenance: () => captcha.removeExpired().catch(logFailure(log, 'solved captchas not cleaned')),
  };
}
