import { randomUUID } from 'node:crypto';
import { SdkError } from '@geven/odoo-sdk';
import { toLocale } from '@geven/timber';
import { encodeFlash, FLASH_COOKIE, FLASH_MAX_AGE, FLASH_PARAM } from './form-flash';
import { formRefusals } from './form-refusals';
import { localPath } from './local-path';
import { readPieces } from './pieces-form';
import { href } from './routes';
import { visitorSdk } from './sdk-server';

/** Puts the pieces of a product form into the cart and goes there; a refused form goes back with what was entered. */
export async function addToCart(form: FormData, cookie: string): Promise<Response> {
  const locale = toLocale(String(form.get('locale')));
  const setCookies: string[] = [];
  const sdk = visitorSdk(locale, cookie, (response) => setCookies.push(...response.headers.getSetCookie()));
  const products = readPieces(form);
  try {
    if (products.length === 0) throw refusal('PIECES_REQUIRED');
    if (products.some(({ quantity }) => !Number.isInteger(quantity))) throw refusal('QUANTITY_INVALID');
    await sdk.cart.cartAddMultipleItems(products);
    return seeOther(href('cart', locale), setCookies);
  } catch (error) {
    const id = randomUUID();
    const values = Object.fromEntries([...form.entries()].map(([name, value]) => [name, String(value)]));
    const flash = encodeFlash({ id, values, refusals: formRefusals(error) });
    const back = new URL(localPath(form.get('path')), 'http://shop.invalid');
    back.searchParams.set(FLASH_PARAM, id);
    return seeOther(`${back.pathname}${back.search}`, [
      ...setCookies,
      `${FLASH_COOKIE}=${flash}; Path=/; Max-Age=${FLASH_MAX_AGE}; HttpOnly; SameSite=Lax`,
    ]);
  }
}

/** What the API would say, said before it is asked. */
const refusal = (code: 'PIECES_REQUIRED' | 'QUANTITY_INVALID') =>
  new SdkError({ kind: 'graphql', message: code, refusals: [{ code, message: code, params: {} }] });

function seeOther(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
