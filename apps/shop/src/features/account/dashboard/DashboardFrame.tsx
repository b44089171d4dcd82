import { Icon } from '@geven/ui/Icon';
import { SideNavigation } from '@geven/ui/SideNavigation';
import type { ReactNode } from 'react';
import { AccountFrame } from '@/components/account/AccountFrame';
import { LogOutForm } from '@/components/account/LogOutForm';
import { type DashboardPage, dashboardLinks, dashboardRoute } from '@/lib/account/dashboard-pages';
import { loadUser } from '@/lib/account/load-user';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { DeletionNotice } from '../personal-data/DeletionNotice';
import * as styles from './dashboard.css';

interface DashboardFrameProps {
  context: PageContext;
  page: DashboardPage;
  /** Heading, where it is not the name of the page. */
  title?: string | undefined;
  /** Two of its sections are beside each other where there is room. */
  hasShortSections?: boolean;
  children: ReactNode;
}

/**
 * A page of the dashboard with its navigation: a column where there is room, else a row that opens. Whichever page a login
 * leads to says that the account is to be deleted; on the preferences that has a place of its own.
 */
export async function DashboardFrame({
  context,
  page,
  title,
  hasShortSections = false,
  children,
}: DashboardFrameProps) {
  const { locale } = context;
  const deletionAt = page === 'preferences' ? null : (await loadUser(locale))?.deletionAt;
  const text = getTexts(locale, 'account');
  const name = text(`pages.${page}`);
  const links = dashboardLinks(locale).map((link) => ({ ...link, isCurrent: link.page === page }));
  const logOut = <LogOutForm className={styles.logOut} label={text('pages.logOut')} locale={locale} />;
  return (
    <AccountFrame
      context={context}
      name={name}
      parent={{ label: text('account'), href: href('dashboardHome', locale) }}
      route={dashboardRoute(page)}
      title={title ?? name}
    >
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SideNavigation items={links} label={text('pages.menu')} />
          {logOut}
        </div>
        <details className={styles.row}>
          <summary className={styles.summary}>
            {name}
            <Icon className={styles.chevron} name="chevron-down" size={16} />
          </summary>
          <SideNavigation items={links} label={text('pages.menu')} />
          {logOut}
        </details>
        <div className={hasShortSections ? styles.contentInPairs : styles.content}>
          {deletionAt && <DeletionNotice deletionAt={deletionAt} locale={locale} text={text} />}
          {children}
        </div>
      </div>
    </AccountFrame>
  );
}
