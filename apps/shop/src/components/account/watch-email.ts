import type { Sdk } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { browserSdk } from '@/lib/api/sdk-browser';

interface WatchOptions {
  readonly locale: Locale;
  readonly onTaken: (isTaken: boolean) => void;
  readonly signal: AbortSignal;
  /** Replaces the browser's own. */
  readonly sdk?: Pick<Sdk, 'account'>;
}

/** What may be an address; the API knows better. */
const ADDRESS = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/;

/**
 * Looks up the e-mail address of a form whenever it has changed: an address that has an account is told (AU-08), and a
 * domain that no provider of private mailboxes has preselects "business" (AU-09), unless somebody has chosen. What
 * cannot be looked up is as if it had not been asked: the form says it when it is sent.
 */
export function watchEmail(form: HTMLFormElement, { locale, onTaken, signal, sdk = browserSdk(locale) }: WatchOptions) {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name="kind"]')];
  let isChosen = inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked);
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'kind') isChosen = true;
      if (target.name === 'email') void lookUp(target);
    },
    { signal },
  );
  // Typed in before this was loaded; while somebody is still at it, the change comes.
  const email = form.querySelector<HTMLInputElement>('input[name="email"]');
  if (email && email.value !== email.defaultValue && email !== document.activeElement) void lookUp(email);

  async function lookUp(field: HTMLInputElement): Promise<void> {
    const email = field.value.trim();
    const domain = ADDRESS.exec(email)?.[1];
    onTaken(false);
    if (!domain) return;
    const [taken, providers] = await Promise.allSettled([
      sdk.account.checkEmail(email, { signal }),
      sdk.account.getEmailProviders(domain, { signal }),
    ]);
    if (signal.aborted || field.value.trim() !== email) return;
    if (taken.status === 'fulfilled') onTaken(taken.value);
    if (providers.status === 'fulfilled' && !isChosen)
      chooseKind(providers.value.length === 0 ? 'business' : 'private');
  }

  function chooseKind(kind: 'business' | 'private'): void {
    const choice = form.querySelector<HTMLInputElement>(`input[name="kind"][value="${kind}"]`);
    if (choice) choice.checked = true;
  }
}
