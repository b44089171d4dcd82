'use client';
import type { Locale } from '@geven/timber';
import { Icon } from '@geven/ui/Icon';
import { IconButton } from '@geven/ui/IconButton';
import { useSyncExternalStore } from 'react';
import { isMarkedLoggedIn } from '@/lib/account/login-mark';
import { LogOutForm } from '../account/LogOutForm';
import * as styles from './account-entry.css';
import { HEADER_PARTS } from './header-parts';
import { LoginLink } from './LoginLink';

export interface AccountEntryProps {
  locale: Locale;
  /** Where guests log in, and where customers find their account. */
  links: { login: string; account: string };
  texts: { account: string; logIn: string; loggedIn: string; menu: string; close: string; logOut: string };
  /** Pages of the dashboard, in the menu of small screens. */
  pages: readonly { label: string; href: string }[];
}

function subscribe(onChange: () => void) {
  addEventListener('pageshow', onChange);
  return () => removeEventListener('pageshow', onChange);
}

/**
 * The way to the account (HD-05, HD-08): cached pages cannot know who looks at them, so it reads the cookie in the
 * browser. Without scripts it leads to the login, which sends customers on.
 */
export function AccountEntry({ locale, links, texts, pages }: AccountEntryProps) {
  const isLoggedIn = useSyncExternalStore(
    subscribe,
    () => isMarkedLoggedIn(document.cookie),
    () => false,
  );
  const state = <span className={styles.hidden}>: {isLoggedIn ? texts.loggedIn : texts.logIn}</span>;
  if (!isLoggedIn) {
    return (
      <LoginLink className={styles.link} href={links.login} locale={locale}>
        <Icon name="account" />
        <span className={styles.word}>{texts.account}</span>
        {state}
      </LoginLink>
    );
  }
  return (
    <>
      <a className={styles.wideLink} href={links.account}>
        <Icon name="accountFilled" />
        <span className={styles.word}>{texts.account}</span>
        {state}
      </a>
      <IconButton
        className={styles.menuButton}
        icon="accountFilled"
        label={texts.menu}
        popoverTarget={HEADER_PARTS.account}
        size="medium"
      />
      <nav aria-label={texts.menu} className={styles.menu} id={HEADER_PARTS.account} popover="auto">
        <div className={styles.menuHead}>
          <span className={styles.menuTitle}>{texts.account}</span>
          <IconButton
            icon="close"
            label={texts.close}
            popoverTarget={HEADER_PARTS.account}
            popoverTargetAction="hide"
            size="medium"
          />
        </div>
        <ul className={styles.list}>
          {pages.map(({ label, href }) => (
            <li className={styles.entry} key={href}>
              <a className={styles.page} href={href}>
                {label}
              </a>
            </li>
          ))}
          <li className={styles.entry}>
            <LogOutForm className={styles.page} label={texts.logOut} locale={locale} />
          </li>
        </ul>
      </nav>
    </>
  );
}
