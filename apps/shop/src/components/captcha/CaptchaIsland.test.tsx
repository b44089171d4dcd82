import deTexts from '@messages/de/captcha.json';
import enTexts from '@messages/en/captcha.json';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptchaIsland } from './CaptchaIsland';
import { CaptchaFailure } from './captcha-failure';
import { CAPTCHA_FIELD } from './captcha-token';
import type { CaptchaMount, VendorCaptcha } from './mount-captcha';

const mountOwnCaptcha = vi.hoisted(() => vi.fn());
vi.mock('./mount-own-captcha', () => ({ mountOwnCaptcha }));

let VENDOR: VendorCaptcha;
let tests = 0;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
const show = (vendor: VendorCaptcha | null, error?: string) =>
  render(
    <form aria-label="form">
      <input aria-label="name" />
      <CaptchaIsland error={error} locale="en" messages={enTexts} vendor={vendor} />
    </form>,
  );
const touch = () => fireEvent.focusIn(screen.getByLabelText('name'));

beforeEach(() => {
  // A page loads each script once.
  VENDOR = { name: 'Turnstile', script: `https://vendor.example/${tests++}.js`, siteKey: 'site-key' };
  mountOwnCaptcha.mockImplementation(async ({ node }: CaptchaMount) => {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name: CAPTCHA_FIELD });
    node.replaceChildren(input);
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.head.replaceChildren();
  globalThis.grecaptcha = undefined;
});

describe('the shop’s own captcha', () => {
  it('loads when its form is first touched, once, in the language of the page (VA-10)', async () => {
    show(null);
    expect(mountOwnCaptcha).not.toHaveBeenCalled();
    touch();
    touch();
    await waitFor(() => expect(mountOwnCaptcha).toHaveBeenCalledOnce());
    expect(mountOwnCaptcha.mock.calls[0]?.[0]).toMatchObject({ locale: 'en' });
    await waitFor(() => expect(screen.queryByText(enTexts.loading)).toBeNull());
  });

  it('says in its place that it is still to come, and leaves when it comes', async () => {
    show(null);
    expect(screen.getByText(enTexts.untouched)).toBeTruthy();
    touch();
    expect(screen.queryByText(enTexts.untouched)).toBeNull();
    await waitFor(() => expect(mountOwnCaptcha).toHaveBeenCalledOnce());
  });

  it('loads at once where somebody was typing before scripts came', async () => {
    const form = document.body.appendChild(document.createElement('form'));
    const input = form.appendChild(document.createElement('input'));
    input.focus();
    render(<CaptchaIsland locale="en" messages={enTexts} vendor={null} />, {
      container: form.appendChild(document.createElement('div')),
    });
    await waitFor(() => expect(mountOwnCaptcha).toHaveBeenCalledOnce());
    form.remove();
  });

  it('is there at once where it was missing, and says so (CF-09)', async () => {
    show(null, 'You must accept the captcha test.');
    await waitFor(() => expect(mountOwnCaptcha).toHaveBeenCalledOnce());
    expect(screen.getByText('You must accept the captcha test.')).toBeTruthy();
  });

  it('says that it failed, sends no empty answer, and can be tried again (ER-18)', async () => {
    show(null);
    touch();
    await waitFor(() => expect(document.querySelector(`[name="${CAPTCHA_FIELD}"]`)).not.toBeNull());
    mountOwnCaptcha.mock.calls[0]?.[0].onFailure();
    expect(await screen.findByText('ReCaptcha error: Failed to execute')).toBeTruthy();
    expect(document.querySelector(`[name="${CAPTCHA_FIELD}"]`)).toBeNull();
    expect(screen.getByText(enTexts.wayOut)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: enTexts.again }));
    await waitFor(() => expect(mountOwnCaptcha).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText(enTexts.failed.execute)).toBeNull());
  });

  it('says that its script did not load (ER-17)', async () => {
    mountOwnCaptcha.mockRejectedValueOnce(new CaptchaFailure('load'));
    show(null);
    touch();
    expect(await screen.findByText('ReCaptcha error: Failed to load script')).toBeTruthy();
  });
});

describe('the captcha of a vendor', () => {
  const agree = () => fireEvent.click(screen.getByRole('button', { name: 'Load the captcha test from Turnstile' }));
  const scriptLoads = async (recaptcha: object) => {
    await waitFor(() => expect(scripts()).toHaveLength(1));
    globalThis.grecaptcha = recaptcha;
    globalThis.onCaptchaScript?.();
  };

  it('loads nothing before somebody agrees, and says who receives what (API-73)', async () => {
    show(VENDOR);
    expect(screen.getByText(/comes from Turnstile/)).toBeTruthy();
    touch();
    expect(scripts()).toHaveLength(0);
    agree();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const address = new URL(scripts()[0]?.src ?? '');
    expect(address.origin + address.pathname).toBe(VENDOR.script);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ render: 'explicit', hl: 'en' });
  });

  it('is version 2 in its normal size, in the language of the page (VA-10)', async () => {
    const renderTest = vi.fn();
    show(VENDOR);
    touch();
    agree();
    await scriptLoads({ render: renderTest });
    await waitFor(() => expect(renderTest).toHaveBeenCalledOnce());
    expect(renderTest.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site-key', size: 'normal', hl: 'en' });
  });

  it('names a missing key without asking for consent (ER-15)', () => {
    show({ ...VENDOR, siteKey: null });
    touch();
    expect(screen.getByText('ReCaptcha error: No key provided')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(enTexts.wayOut)).toBeTruthy();
  });

  it('names a script without version 2 (ER-16)', async () => {
    show(VENDOR);
    touch();
    agree();
    await scriptLoads({});
    expect(await screen.findByText('ReCaptcha error: No version provided')).toBeTruthy();
  });

  it('names a script that does not come (ER-17)', async () => {
    show(VENDOR);
    touch();
    agree();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    fireEvent.error(scripts()[0] as HTMLScriptElement);
    expect(await screen.findByText('ReCaptcha error: Failed to load script')).toBeTruthy();
  });

  it('names a test that cannot be shown (ER-18)', async () => {
    show(VENDOR);
    touch();
    agree();
    await scriptLoads({
      render: () => {
        throw new Error('no');
      },
    });
    expect(await screen.findByText('ReCaptcha error: Failed to execute')).toBeTruthy();
  });
});

it('says the way out in the language of the page', () => {
  render(
    <form>
      <input aria-label="name" />
      <CaptchaIsland locale="de" messages={deTexts} vendor={{ ...VENDOR, siteKey: null }} />
    </form>,
  );
  touch();
  expect(screen.getByText('ReCaptcha-Fehler: Kein Schlüssel angegeben')).toBeTruthy();
  expect(screen.getByText(/^Sie können das Formular trotzdem absenden/)).toBeTruthy();
});
