import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART_CHANGE_EVENT } from '@/lib/cart/cart-size';

const cartAddUtmParameters = vi.hoisted(() => vi.fn(async (_campaign: object) => true));
vi.mock('@/lib/api/sdk-browser', () => ({ browserSdk: () => ({ cart: { cartAddUtmParameters } }) }));

const SPRING = { campaignName: 'Spring', keywordName: null, mediumName: null, sourceName: 'search' };
const CONSENT = 'consent=1.analytics-';

let abort: AbortController;

/** A page that has just been loaded from an address. */
async function open(query: string) {
  vi.resetModules();
  history.replaceState(null, '', `/products${query}`);
  const { watchCampaign } = await import('./watch-campaign');
  watchCampaign(abort.signal);
  await settled();
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
async function changeCart() {
  dispatchEvent(new Event(CART_CHANGE_EVENT));
  await settled();
}
function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the API sets it
  document.cookie = `${cookie}; Path=/`;
}

beforeEach(() => {
  abort = new AbortController();
  cartAddUtmParameters.mockClear();
});
afterEach(() => {
  abort.abort();
  for (const name of ['has-session', 'consent']) setCookie(`${name}=; Max-Age=0`);
});

describe('the campaign of an advertisement (GR-01) (AN-04)', () => {
  it('is sent at once where there is a session, once', async () => {
    setCookie('has-session=1');
    await open('?utm_campaign=Spring&utm_source=search&page=2');
    expect(cartAddUtmParameters).toHaveBeenCalledExactlyOnceWith(SPRING);
    await changeCart();
    expect(cartAddUtmParameters).toHaveBeenCalledOnce();
  });

  it('waits in the page for the first change of the cart, and leaves nothing on the device', async () => {
    const cookies = document.cookie;
    await open('?utm_campaign=Spring&utm_source=search');
    expect(cartAddUtmParameters).not.toHaveBeenCalled();
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual([cookies, 0, 0]);
    setCookie('has-session=1');
    await changeCart();
    expect(cartAddUtmParameters).toHaveBeenCalledExactlyOnceWith(SPRING);
  });

  it('waits on where the session has no cart, and where the API could not be reached', async () => {
    setCookie('has-session=1');
    cartAddUtmParameters.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('away'));
    await open('?utm_keyword=larch');
    await changeCart();
    await changeCart();
    await changeCart();
    expect(cartAddUtmParameters).toHaveBeenCalledTimes(3);
  });

  it('is told by a form that asks for it and does not know better, unless analytics were refused', async () => {
    await open('?utm_campaign=Spring&utm_source=search');
    // As browsers do when a form is sent; jsdom has no such event.
    const told = (known: string) => {
      const formData = new FormData();
      formData.set('campaign', known);
      dispatchEvent(Object.assign(new Event('formdata'), { formData }));
      return formData.get('campaign');
    };
    expect(told('')).toBe('utm_campaign=Spring&utm_source=search');
    expect(told('utm_campaign=Winter')).toBe('utm_campaign=Winter');
    setCookie(`${CONSENT}no`);
    expect(told('')).toBe('');
  });

  it('is not sent where analytics were refused, nor by an address that names none', async () => {
    setCookie('has-session=1');
    setCookie(`${CONSENT}no`);
    await open('?utm_campaign=Spring');
    setCookie(`${CONSENT}yes`);
    await open('?utm=1&campaign=2');
    expect(cartAddUtmParameters).not.toHaveBeenCalled();
  });
});
