import type { Locale } from '@geven/timber';
import { unbroken } from '@/lib/texts/unbroken';
import type { LoginDialogProps } from './LoginDialog';

/** The login above a page with its texts, loaded on the press that asks for it: no page carries them. */
export async function loadLoginDialog(locale: Locale) {
  const [{ LoginDialog }, account, units] = await Promise.all([
    import('./LoginDialog'),
    import(`../../../messages/${locale}/account.json`),
    import(`../../../messages/${locale}/units.json`),
  ]);
  const messages: LoginDialogProps['messages'] = unbroken({ ...account.default, units: units.default });
  return { LoginDialog, messages };
}
