import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { IconButton } from '@geven/ui/IconButton';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { TextArea } from '@geven/ui/TextArea';
import { TextField } from '@geven/ui/TextField';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Messages } from '@/lib/texts/areas';
import type { ErrorTexts } from '@/lib/texts/error-text';
import { CaptchaIsland } from '../captcha/CaptchaIsland';
import { CAPTCHA_FIELD } from '../captcha/captcha-token';
import type { VendorCaptcha } from '../captcha/mount-captcha';
import { solveOwnCaptcha } from '../captcha/solve-own-captcha';
import * as styles from './chat.css';
import type { ChatField } from './chat-message';
import { useChat } from './use-chat';

export interface ChatPanelProps {
  locale: Locale;
  messages: Messages<'contact'>;
  errors: ErrorTexts;
  captcha: {
    readonly messages: Messages<'captcha'>;
    /** Null: the shop's own, which runs quietly at Send. */
    readonly vendor: VendorCaptcha | null;
  };
  messagingUrl: string | null;
  isOpen: boolean;
  onClose: () => void;
}

const INPUTS = {
  phone: { autoComplete: 'tel', inputMode: 'tel', maxLength: 30, type: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', maxLength: 254, type: 'email' },
} as const;

/** A message to the shop beside the page: closed, open with its form, sent (CW-05). Closing keeps what was written. */
export function ChatPanel({ locale, messages, errors, captcha, messagingUrl, isOpen, onClose }: ChatPanelProps) {
  const { chat: text, field: labels } = messages;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const answerCaptcha = async () => (captcha.vendor ? shownAnswer(form.current) : solveOwnCaptcha());
  const chat = useChat({ locale, errors, isOpen, pagesHeading: text.pages, answerCaptcha });
  const general = captcha.vendor ? chat.general : [...chat.general, ...(chat.captchaError ? [chat.captchaError] : [])];
  const isSent = chat.sent !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the panel shows decides where the focus goes
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen, isSent]);

  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  const common = (field: ChatField) => ({
    error: chat.errorOf(field),
    id: `chat-${field}`,
    label: labels[field],
    name: field,
    onBlur: () => chat.touch(field),
    required: true,
    value: chat.values[field],
  });
  return (
    <section
      aria-labelledby={titleId}
      className={styles.panel}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
      ref={panel}
      role="dialog"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {isSent ? text.thanks : text.title}
        </h2>
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {chat.sent ? (
          <div role="status">
            <Text>{text.soon}</Text>
            {chat.sent.isToBeConfirmed && <Text>{text.toConfirm}</Text>}
          </div>
        ) : (
          <>
            {messagingUrl && (
              <LinkButton href={messagingUrl} icon="chat" isFull rel="noopener" target="_blank" variant="secondary">
                {text.messaging}
                <VisuallyHidden> ({messages.newTab})</VisuallyHidden>
              </LinkButton>
            )}
            <form
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void chat.send();
              }}
              ref={form}
            >
              {general.map((message) => (
                <Notice isAlert key={message} title={message} tone="danger" />
              ))}
              {(['phone', 'email'] as const).map((field) => (
                <TextField
                  {...INPUTS[field]}
                  {...common(field)}
                  key={field}
                  onChange={(event) => chat.enter(field, event.target.value)}
                />
              ))}
              <TextArea
                {...common('message')}
                maxLength={4000}
                onChange={(event) => chat.enter('message', event.target.value)}
                rows={3}
              />
              {captcha.vendor && (
                <CaptchaIsland
                  error={chat.captchaError}
                  id="chat-captcha"
                  key={chat.failures}
                  locale={locale}
                  messages={captcha.messages}
                  vendor={captcha.vendor}
                />
              )}
              <Button disabled={!chat.isValid} isBusy={chat.isSending} isFull type="submit">
                {chat.isSending ? text.sending : messages.send}
              </Button>
            </form>
          </>
        )}
      </div>
    </section>
  );
}

/** The answer of a vendor's test; empty where it was not passed, null where nobody agreed to it. */
function shownAnswer(form: HTMLFormElement | null): string | null {
  const answer = form && new FormData(form).get(CAPTCHA_FIELD);
  return typeof answer === 'string' ? answer : null;
}
