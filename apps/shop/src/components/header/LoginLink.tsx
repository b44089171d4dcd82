import type { Locale } from '@geven/timber';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { loadLoginDialog } from '../account/load-login-dialog';
import { HEADER_SCREENS } from './header-parts';

interface LoginLinkProps {
  locale: Locale;
  /** The page of the login. */
  href: string;
  className: string;
  children: ReactNode;
}

/** The way to the login: where there is room it opens above the page, elsewhere and without scripts it is a page (HD-08). */
export function LoginLink({ locale, href, className, children }: LoginLinkProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadLoginDialog>>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(event: MouseEvent): Promise<void> {
    if (isForAnotherTab(event) || !matchMedia(HEADER_SCREENS.dialog).matches || hasAccountForm()) return;
    event.preventDefault();
    setIsOpen(true);
    try {
      const { loadLoginDialog: load } = await import('../account/load-login-dialog');
      setLoaded(await load(locale));
    } catch {
      location.assign(href);
    }
  }

  return (
    <>
      <a className={className} href={href} onClick={open}>
        {children}
      </a>
      {loaded && isOpen && (
        <loaded.LoginDialog locale={locale} messages={loaded.messages} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/** Such a page is left: a second form would have fields of the same ids. */
const hasAccountForm = () => document.querySelector('form[action^="/api/account/"]') !== null;
