'use client';
import type { Locale } from '@geven/timber';
import { usePathname } from 'next/navigation';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { VendorCaptcha } from '../captcha/mount-captcha';
import * as styles from './chat.css';
import type { loadChat } from './load-chat';
import { noteVisitedPage } from './visited-pages';

export interface ChatLinkProps {
  locale: Locale;
  /** The page with the form, where there are no scripts. */
  href: string;
  label: string;
  /** Begins a chat outside of the shop; null where there is none (CW-01). */
  messagingUrl: string | null;
  /** Whose captcha test a message needs; null: the shop's own. */
  captchaVendor: VendorCaptcha | null;
}

/** Opens a panel to write to the shop (CW-05); what is in it is loaded by the first press. Without scripts it is a link. */
export function ChatLink({ locale, href, label, messagingUrl, captchaVendor }: ChatLinkProps) {
  const path = usePathname();
  const link = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadChat>>>();
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the public one only in the browser
  useEffect(() => noteVisitedPage(location.pathname), [path]);

  async function open(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
    try {
      const { loadChat: load } = await import('./load-chat');
      setLoaded(await load(locale));
    } catch {
      location.assign(href);
    }
  }
  function close() {
    setIsOpen(false);
    // The link is hidden until the panel is gone.
    requestAnimationFrame(() => link.current?.focus());
  }

  return (
    <>
      {/* A landmark of its own: it is outside of all others (LG-09). */}
      <aside aria-label={label}>
        <a className={styles.link} hidden={isOpen && loaded !== undefined} href={href} onClick={open} ref={link}>
          <svg aria-hidden className={styles.icon} fill="none" height="20" viewBox="0 0 24 24" width="20">
            <path d="M3.5 4.500h17v12H11l-5 4v-4H3.500Z" stroke="currentColor" strokeWidth="1.75" />
          </svg>
          <span className={styles.label}>{label}</span>
        </a>
      </aside>
      {loaded && (
        <loaded.ChatPanel
          captcha={{ messages: loaded.captchaMessages, vendor: captchaVendor }}
          errors={loaded.errors}
          isOpen={isOpen}
          locale={locale}
          messages={loaded.messages}
          messagingUrl={messagingUrl}
          onClose={close}
        />
      )}
    </>
  );
}
