'use client';
import type { Locale } from '@geven/timber';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { NotificationLabels } from '../notifications/show-notification';

export interface SubscribeFormProps {
  locale: Locale;
  className: string;
  /** What is said when the mail is on its way. */
  sent: string;
  labels: NotificationLabels;
  children: ReactNode;
}

/**
 * Signs up for the newsletter without leaving the page, and says so in a notification (FT-17). What goes wrong is said by
 * the form's own page, where the plain form leads: there it is at the field.
 */
export function SubscribeForm({ locale, className, sent, labels, children }: SubscribeFormProps) {
  const isSending = useRef(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    try {
      const [{ browserSdk }, { notify }] = await Promise.all([
        import('@/lib/api/sdk-browser'),
        import('../notifications/notify'),
      ]);
      const entered = new FormData(form);
      const website = String(entered.get('website') ?? '');
      await browserSdk(locale).contact.newsLetterSubscribe(String(entered.get('email') ?? ''), website || undefined);
      form.reset();
      await notify({ message: sent, tone: 'success', isPersistent: true, labels });
    } catch {
      form.submit();
    } finally {
      isSending.current = false;
    }
  }
  return (
    <form action="/api/newsletter" className={className} method="post" noValidate onSubmit={send}>
      {children}
    </form>
  );
}
