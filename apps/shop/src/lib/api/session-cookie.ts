import { env } from '../env';

/** Whether visitors reach the shop by https. */
export const IS_HTTPS = env.SHOP_URL.startsWith('https:');

/** The API's cookie; over https its name keeps other hosts of the domain from setting it. */
export const SESSION_COOKIE = IS_HTTPS ? '__Host-session' : 'session';
