import type { Locale } from '@geven/timber';
import { unbroken } from '@/lib/texts/unbroken';
import type { ChatPanelProps } from './ChatPanel';

/** The panel of the chat with its texts, loaded on the press that opens it: no page carries them. */
export async function loadChat(locale: Locale) {
  const [{ ChatPanel }, contact, errors, captcha] = await Promise.all([
    import('./ChatPanel'),
    import(`../../../messages/${locale}/contact.json`),
    import(`../../../messages/${locale}/errors.json`),
    import(`../../../messages/${locale}/captcha.json`),
  ]);
  const messages: ChatPanelProps['messages'] = unbroken(contact.default);
  const captchaMessages: ChatPanelProps['captcha']['messages'] = unbroken(captcha.default);
  return { ChatPanel, messages, captchaMessages, errors: unbroken(errors.default) as ChatPanelProps['errors'] };
}
