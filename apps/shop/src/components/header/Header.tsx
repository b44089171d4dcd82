import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import { Container } from '@geven/ui/Container';
import { IconButton } from '@geven/ui/IconButton';
import type { Layout } from '@/lib/content/load-layout';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { Logo } from '../page/Logo';
import { AccountLink } from './AccountLink';
import { CartLink } from './CartLink';
import * as styles from './header.css';
import { HEADER_PARTS } from './header-parts';
import { MainMenu } from './MainMenu';
import { SearchPanel } from './SearchPanel';
import { LanguageSwitch, VatSwitch } from './Switches';
import { WatchHeader } from './WatchHeader';

export interface HeaderProps {
  context: PageContext;
  alternates: Alternates;
  layout: Layout;
  /** First level of the range, with what is below. */
  range: readonly WebsiteMenuEntry[];
  /** Path of the category that the page belongs to. */
  currentPath?: string | undefined;
  /** Without it the row has the search only once the page is scrolled: the page's own is the loudest control. */
  hasSearch?: boolean | undefined;
  /** What was searched for. */
  term?: string | undefined;
}

/**
 * The head of every page outside the checkout. Menu and search are popovers where there is no room for them, so both
 * open before scripts run; the row comes back on scrolling up.
 */
export function Header({ context, alternates, layout, range, currentPath, hasSearch = true, term = '' }: HeaderProps) {
  const { locale } = context;
  const common = getTexts(locale, 'common');
  const t = getTexts(locale, 'header');
  const { quoteButton, contactButton } = layout;
  return (
    <>
      <section aria-label={t('settings')} className={styles.strip}>
        <Container className={styles.stripRow}>
          <div className={styles.stripGroup}>
            <span>{common('promise')}</span>
            <span className={styles.fromXl}>{common('pickUp', { officeHours: common('officeHours') })}</span>
          </div>
          <div className={styles.stripGroup}>
            <div className={styles.labelled}>
              <span aria-hidden className={styles.fromXl}>
                {common('prices')}
              </span>
              <VatSwitch alternates={alternates} context={context} />
            </div>
            <span>
              {common('deliveryTo')} <span className={styles.strong}>{common('deliveryCountries')}</span>
            </span>
            <LanguageSwitch alternates={alternates} context={context} />
          </div>
        </Container>
      </section>
      <header className={styles.root}>
        <Container className={styles.row}>
          <IconButton
            className={styles.menuButton}
            icon="menu"
            label={t('open')}
            popoverTarget={HEADER_PARTS.menu}
            size="medium"
          />
          <a className={styles.logo} href={href('home', locale)}>
            <Logo name={common('brand')} picture={layout.logo} />
          </a>
          <SearchPanel context={context} isLate={!hasSearch} term={term} />
          <div className={styles.actions}>
            <IconButton
              className={styles.searchButton}
              icon="search"
              label={t('searchOpen')}
              popoverTarget={HEADER_PARTS.search}
              size="medium"
            />
            {[contactButton, quoteButton].map(
              (button) =>
                button && (
                  <a className={styles.wideAction} href={button.href} key={button.href}>
                    {button.label}
                  </a>
                ),
            )}
            <AccountLink locale={locale} />
            <CartLink locale={locale} />
          </div>
        </Container>
      </header>
      <MainMenu alternates={alternates} context={context} currentPath={currentPath} layout={layout} range={range} />
      <WatchHeader />
    </>
  );
}
