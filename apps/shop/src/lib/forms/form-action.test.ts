import { existsSync, readFileSync } from 'node:fs';
import type { AddressId, CartLineId } from '@geven/odoo-sdk';
import { SdkError } from '@geven/odoo-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FormOutcome, formAction, refusalsOf, type SubmittedForm } from './form-action';
import { decodeFlash } from './form-flash';
import { findForm } from './kept-form';

afterEach(() => vi.unstubAllGlobals());

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/test', { method: 'POST', body: new URLSearchParams(fields), headers });
const ID = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';
const cookiesOf = (response: Response) =>
  new Map(response.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') as [string, string]));

describe('plain forms', () => {
  it('from another site are refused before anything happens', async () => {
    const act = vi.fn();
    const handle = formAction(act);
    for (const headers of [
      { origin: 'https://evil.example', host: 'localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await handle(post({ a: '1' }, headers))).status).toBe(403);
    }
    expect(act).not.toHaveBeenCalled();
  });

  it('lead on with 303 in the language of their page', async () => {
    const act = vi.fn(async ({ locale }): Promise<FormOutcome> => ({ to: `/${locale}` }));
    const response = await formAction(act)(post({ locale: 'nl' }, { 'sec-fetch-site': 'same-origin' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/nl');
  });

  it('read the cookies that they came with, and add headers to the answer', async () => {
    const handle = formAction(async ({ cookie }) => ({
      to: `/${cookie?.('intentRoute')}`,
      headers: [
        ['set-cookie', 'intentRoute=; Max-Age=0'],
        ['clear-site-data', '"cache"'],
      ],
    }));
    const response = await handle(post({ locale: 'de' }, { cookie: 'a=b; intentRoute=cart; other=c' }));
    expect(response.headers.get('location')).toBe('/cart');
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(cookiesOf(response).get('intentRoute')).toBe('');
  });

  it('go back with everything that was entered and why it was refused', async () => {
    const handle = formAction(async () => ({
      backTo: 'checkoutAddress',
      refusals: [{ code: 'FIELD_REQUIRED', params: {}, field: 'phone' }],
    }));
    const response = await handle(post({ locale: 'de', email: 'büro@brandt.example' }));
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost');
    expect(response.status).toBe(303);
    expect(location.pathname).toBe('/checkout/address');
    const flash = decodeFlash(cookiesOf(response).get('form'), location.searchParams.get('form') ?? undefined);
    expect(flash?.values.email).toBe('büro@brandt.example');
    expect(flash?.refusals[0]?.field).toBe('phone');
    expect(response.headers.getSetCookie().join()).toContain('HttpOnly');
  });

  it('go back to their part of the page, unless a field there is to have the focus', async () => {
    const backWith = async (field?: string) => {
      const refusals = [{ code: 'FIELD_REQUIRED' as const, params: {}, field }];
      const handle = formAction(async () => ({ backTo: 'dashboardData', hash: '#billing', refusals }));
      return (await handle(post({ locale: 'de' }))).headers.get('location');
    };
    expect(await backWith()).toMatch(/#billing$/);
    expect(await backWith('billing.zip')).not.toContain('#');
  });

  it('hand the cookies on that the API sets, such as the session and the size of the cart (CA-05)', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        const answer = Response.json({ data: { cart: { order: null } } });
        answer.headers.append('set-cookie', 'session=abc; Path=/; HttpOnly');
        answer.headers.append('set-cookie', 'cart-size=2; Path=/; Max-Age=604800');
        return answer;
      }),
    );
    const handle = formAction(async ({ sdk }) => {
      await sdk.cart.cartRemoveMultipleItems([1 as CartLineId]);
      return { to: '/' };
    });
    expect(cookiesOf(await handle(post({ locale: 'de' })))).toEqual(
      new Map([
        ['session', 'abc'],
        ['cart-size', '2'],
        ['form', ''],
      ]),
    );
  });

  it('come back whole however long, from the server, with a session that is made for it', async () => {
    const message = 'Größe? '.repeat(3000);
    const kept: string[] = [];
    vi.stubGlobal('fetch', async (url: URL, { method, body, headers }: RequestInit) => {
      if (method === 'POST') {
        kept.push(String(body));
        const answer = Response.json({ id: ID }, { status: 201 });
        answer.headers.append('set-cookie', 'session=new; Path=/; HttpOnly');
        return answer;
      }
      expect([url.pathname, new Headers(headers).get('cookie')]).toEqual([`/api/refused-forms/${ID}`, 'session=new']);
      return Response.json({ form: kept[0] });
    });
    const handle = formAction(async () => ({ backTo: 'checkoutAddress', refusals: [] }), { secrets: ['password'] });
    const response = await handle(post({ locale: 'de', message, password: 'hunter2' }));
    expect(response.headers.get('location')).toBe(`/checkout/address?form=${ID}`);
    expect(cookiesOf(response)).toEqual(
      new Map([
        ['session', 'new'],
        ['form', ID],
      ]),
    );
    const back = await findForm(ID, ID, new Headers({ cookie: 'session=new' }));
    expect(back?.values).toEqual({ locale: 'de', message });
    expect(kept.join()).not.toContain('hunter2');
  });

  it('of several steps go on with what was entered, or what is shown in its place', async () => {
    const stepOf = async (values?: Record<string, string>) => {
      const outcome = { showOn: 'consent', query: { step: 'two' }, ...(values ? { values } : {}) } as const;
      const response = await formAction(async () => outcome)(post({ locale: 'de', name: 'Anna' }));
      const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://localhost');
      expect([pathname, searchParams.get('step')]).toEqual(['/cookie-einstellungen', 'two']);
      return decodeFlash(cookiesOf(response).get('form'), searchParams.get('form') ?? undefined);
    };
    expect(await stepOf()).toMatchObject({ values: { locale: 'de', name: 'Anna' }, refusals: [] });
    expect(await stepOf({ name: 'Bo' })).toMatchObject({ values: { name: 'Bo' }, refusals: [] });
  });

  it('keep a declared secret out of the cookie too, when the API is not there', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
    const handle = formAction(async () => ({ backTo: 'cart', refusals: [] }), { secrets: ['password'] });
    const response = await handle(post({ name: 'Anna', password: 'hunter2' }));
    const id = new URL(response.headers.get('location') ?? '', 'http://localhost').searchParams.get('form') ?? '';
    expect((await findForm(id, cookiesOf(response).get('form'), new Headers()))?.values).toEqual({ name: 'Anna' });
  });

  it('hand their files to the action, and delete them after it', async () => {
    const fields = new FormData();
    fields.set('photo', new File(['wood'], 'wood.png'));
    let path = '';
    const act = async ({ files }: SubmittedForm): Promise<FormOutcome> => {
      path = files?.[0]?.path ?? '';
      expect(readFileSync(path, 'utf8')).toBe('wood');
      throw new Error('broken');
    };
    const request = new Request('http://localhost:3000/api/test', { method: 'POST', body: fields });
    await expect(formAction(act, { files: { photo: { maxFiles: 1, maxBytes: 10 } } })(request)).rejects.toThrow(
      'broken',
    );
    expect(existsSync(path)).toBe(false);
  });

  it('come back with what was entered where their files are too large (CF-07)', async () => {
    const fields = new FormData();
    fields.set('locale', 'en');
    fields.set('message', 'Passt das?');
    fields.set('photo', new File(['x'.repeat(11)], 'wood.png'));
    fields.set('name', 'Anna');
    const request = new Request('http://localhost:3000/api/test', { method: 'POST', body: fields });
    const act = async ({ fileRefusals = [] }: SubmittedForm): Promise<FormOutcome> => ({
      backTo: 'contactQuote',
      refusals: fileRefusals,
    });
    const response = await formAction(act, { files: { photo: { maxFiles: 1, maxBytes: 10 } } })(request);
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost');
    const flash = decodeFlash(cookiesOf(response).get('form'), location.searchParams.get('form') ?? undefined);
    expect(flash?.values).toEqual({ locale: 'en', message: 'Passt das?', name: 'Anna' });
    expect(flash?.refusals).toEqual([{ code: 'FILES_TOO_LARGE', params: { max: 10 }, field: 'photo' }]);
  });

  it('are found by nobody whose cookie names another', async () => {
    const api = vi.fn();
    vi.stubGlobal('fetch', api);
    expect(await findForm(ID, undefined, new Headers())).toBeUndefined();
    expect(await findForm('../../x', '../../x', new Headers())).toBeUndefined();
    expect(api).not.toHaveBeenCalled();
  });

  it('lose nothing when there were too many requests, and say when to go on', async () => {
    const errors = [{ message: '', extensions: { code: 'TOO_MANY_REQUESTS', params: { seconds: 90, minutes: 2 } } }];
    vi.stubGlobal('fetch', async () => Response.json({ data: null, errors }, { status: 429 }));
    const handle = formAction(async ({ sdk }) => {
      const refusals = await refusalsOf(sdk.checkout.selectAddress(1 as AddressId, 'shipping'));
      return refusals ? { backTo: 'checkoutAddress', refusals } : { to: '/' };
    });
    const response = await handle(post({ locale: 'de', email: 'anna@example.de' }));
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost');
    const flash = decodeFlash(cookiesOf(response).get('form'), location.searchParams.get('form') ?? undefined);
    expect(flash?.values.email).toBe('anna@example.de');
    expect(flash?.refusals).toEqual([{ code: 'TOO_MANY_REQUESTS', params: { seconds: 90, minutes: 2 } }]);
  });

  it('say that the shop is not available when the API does not answer', async () => {
    const refusals = await refusalsOf(Promise.reject(new SdkError({ kind: 'timeout', message: 'late' })));
    expect(refusals).toEqual([{ code: 'SERVICE_UNAVAILABLE', params: {} }]);
  });
});
