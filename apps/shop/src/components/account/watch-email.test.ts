// @vitest-environment jsdom
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEmail } from './watch-email';

const FORM = `<form>
  <input type="radio" name="kind" value="private" checked>
  <input type="radio" name="kind" value="business">
  <input name="email">
</form>`;

let form: HTMLFormElement;
const onTaken = vi.fn();

function watch({ isTaken = false, providers = [] as string[] } = {}) {
  const account = { checkEmail: vi.fn(async () => isTaken), getEmailProviders: vi.fn(async () => providers) };
  watchEmail(form, {
    locale: 'de',
    onTaken,
    signal: new AbortController().signal,
    sdk: createFakeSdk({ account }),
  });
  return account;
}

const control = (selector: string) => form.querySelector(selector) as HTMLInputElement;
const isBusiness = () => control('[value="business"]').checked;
function change(selector: string, value: { value?: string; checked?: boolean }) {
  Object.assign(control(selector), value).dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the address of a registration', () => {
  beforeEach(() => {
    document.body.innerHTML = FORM;
    form = document.querySelector('form') as HTMLFormElement;
    onTaken.mockClear();
  });

  it('is told to have an account (AU-08)', async () => {
    const { checkEmail } = watch({ isTaken: true });
    change('[name="email"]', { value: ' anna@example.nl ' });
    await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith(true));
    expect(checkEmail).toHaveBeenCalledExactlyOnceWith('anna@example.nl', expect.anything());
  });

  it('preselects business for a domain of no provider of mailboxes, and no more than that (AU-09)', async () => {
    const { getEmailProviders } = watch();
    change('[name="email"]', { value: 'buero@zimmerei-brandt.example' });
    await vi.waitFor(() => expect(isBusiness()).toBe(true));
    expect(getEmailProviders).toHaveBeenCalledExactlyOnceWith('zimmerei-brandt.example', expect.anything());
  });

  it('leaves private what a provider of mailboxes has (AU-09)', async () => {
    const { getEmailProviders } = watch({ providers: ['web.de'] });
    change('[name="email"]', { value: 'anna@web.de' });
    await vi.waitFor(() => expect(getEmailProviders).toHaveBeenCalled());
    expect(isBusiness()).toBe(false);
  });

  it('leaves a choice alone that somebody has made', async () => {
    watch({ isTaken: true });
    change('[value="private"]', { checked: true });
    change('[name="email"]', { value: 'buero@zimmerei-brandt.example' });
    await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith(true));
    expect(isBusiness()).toBe(false);
  });

  it('is not looked up before it is one', () => {
    const { checkEmail } = watch();
    change('[name="email"]', { value: 'anna@' });
    expect(checkEmail).not.toHaveBeenCalled();
  });

  it('is looked up when it was typed in before, and a choice that was made before counts (AU-08)', async () => {
    control('[name="email"]').value = 'buero@zimmerei-brandt.example';
    watch({ isTaken: true });
    await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith(true));
    // The default is no choice that anybody made.
    await vi.waitFor(() => expect(isBusiness()).toBe(true));
    onTaken.mockClear();
    form.reset();
    control('[name="email"]').value = 'anna@web.de';
    control('[value="business"]').checked = true;
    watch({ isTaken: true, providers: ['web.de'] });
    await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith(true));
    expect(isBusiness()).toBe(true);
  });

  it('is left alone where it is what a refused form came back with', () => {
    control('[name="email"]').defaultValue = 'anna@example.nl';
    expect(watch().checkEmail).not.toHaveBeenCalled();
  });
});
