import type { Locale } from '@geven/timber';
import type { ChatPanelProps } from './ChatPanel';

/** The panel of the chat with its texts, loaded on the press that opens it: no page carries them. */
export async function loadChat(locale: Locale) {
  const [{ ChatPanel }, contact, errors, captcha] = await Promise.all([
    import('./ChatPanel'),
    import(`../../../messages/${locale}/contact.json`),
    import(`../../../messages/${locale}/errors.json`),
    import(`../../../messages/${locale}/captcha.json`),
  ]);
  const messages: ChatPanelProps['messages'] = contact.default;
  const captchaMessages: ChatPanelProps['captcha']['messages'] = captcha.default;
  return { ChatPanel, messages, captchaMessages, errors: errors.default as ChatPanelProps['errors'] };
}
