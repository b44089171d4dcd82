import type { LeadReceipt } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useEffect, useRef, useState } from 'react';
import { isMarkedLoggedIn } from '@/lib/account/login-mark';
import { newKey } from '@/lib/device/new-key';
import { formRefusals } from '@/lib/forms/form-refusals';
import type { ErrorTexts } from '@/lib/texts/error-text';
import { pendingCampaign } from '../frame/watch-campaign';
import { type ChatField, type ChatValues, chatErrors, chatRefusals, describeMessage, NO_MESSAGE } from './chat-message';
import { visitedPages } from './visited-pages';

interface ChatOptions {
  readonly locale: Locale;
  readonly errors: ErrorTexts;
  readonly isOpen: boolean;
  /** Stands above the pages that were visited last. */
  readonly pagesHeading: string;
  /** The answer of the captcha test, given when the message is sent; null where there is none. */
  readonly answerCaptcha: () => Promise<string | null>;
}

const NOTHING_REFUSED: ReturnType<typeof chatRefusals> = {
  byField: new Map(),
  captcha: undefined,
  general: [],
};

/** What is written in the chat, what is wrong with it, and its sending. */
export function useChat({ locale, errors, isOpen, pagesHeading, answerCaptcha }: ChatOptions) {
  const [values, setValues] = useState<ChatValues>(NO_MESSAGE);
  const [touched, setTouched] = useState<ReadonlySet<ChatField>>(new Set());
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [isSending, setIsSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const [sent, setSent] = useState<LeadReceipt | null>(null);
  /** One message is one lead, however often it is sent. */
  const key = useRef<string>(undefined);
  const known = useRef<Partial<ChatValues>>({});

  // Opening resets what was sent before (CW-06), and knows who is logged in (CW-09).
  useEffect(() => {
    if (!isOpen) return;
    setSent(null);
    if (!isMarkedLoggedIn(document.cookie)) return;
    let isGone = false;
    void loadKnown(locale).then((found) => {
      known.current = found;
      if (!isGone) setValues((entered) => withKnown(entered, found));
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, locale]);

  const wrong = chatErrors(values, errors);
  const isValid = wrong.size === 0;

  async function send(): Promise<void> {
    if (!isValid || isSending) return;
    setIsSending(true);
    setRefused(NOTHING_REFUSED);
    key.current ??= newKey();
    try {
      const [{ browserSdk }, captcha] = await Promise.all([import('@/lib/api/sdk-browser'), answerCaptcha()]);
      const description = describeMessage(values.message, pagesHeading, visitedPages.read());
      const message = { description, email: values.email.trim(), phone: values.phone.trim() };
      const campaign = pendingCampaign();
      const answers = { ...(captcha === null ? {} : { captcha }), ...(campaign ? { campaign } : {}) };
      const sending = { clientKey: key.current, ...answers };
      setSent(await browserSdk(locale).contact.createCrmOverlayBox(message, sending));
      // Sending clears the form (CW-08).
      key.current = undefined;
      setValues(withKnown(NO_MESSAGE, known.current));
      setTouched(new Set());
    } catch (error) {
      setRefused(chatRefusals(formRefusals(error), errors));
      setFailures((before) => before + 1);
    } finally {
      setIsSending(false);
    }
  }

  return {
    ...{ values, isValid, isSending, sent, send },
    /** How often sending failed: each time, an answer of the captcha test is used up. */
    failures,
    captchaError: refused.captcha,
    general: refused.general,
    enter: (field: ChatField, text: string) => {
      setValues((entered) => ({ ...entered, [field]: text }));
      setRefused(({ byField }) => ({
        ...NOTHING_REFUSED,
        byField: new Map([...byField].filter(([name]) => name !== field)),
      }));
    },
    touch: (field: ChatField) => setTouched((before) => new Set([...before, field])),
    errorOf: (field: ChatField) => (touched.has(field) ? wrong.get(field) : undefined) ?? refused.byField.get(field),
  };
}

/** Address and telephone of whoever is logged in; nothing where they cannot be read. */
async function loadKnown(locale: Locale): Promise<Partial<ChatValues>> {
  try {
    const { browserSdk } = await import('@/lib/api/sdk-browser');
    const user = await browserSdk(locale).account.loadUser();
    return user ? { email: user.email, phone: user.phone || user.mobile || '' } : {};
  } catch {
    return {};
  }
}

const withKnown = (entered: ChatValues, known: Partial<ChatValues>): ChatValues => ({
  ...entered,
  phone: entered.phone || (known.phone ?? ''),
  email: entered.email || (known.email ?? ''),
});
