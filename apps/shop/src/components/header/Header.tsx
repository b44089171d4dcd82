import type { CategoryListItem } from '@geven/odoo-sdk';
import { Container } from '@geven/ui/Container';
import { Icon } from '@geven/ui/Icon';
import type { LayoutLink } from '@/lib/content/load-layout';
import { rootsOf } from '@/lib/products/categories';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { SearchForm } from '../search/SearchForm';
import { CartCount } from './CartCount';
import * as styles from './header.css';
import { LanguageSwitch, VatSwitch } from './Switches';

export interface HeaderProps {
  context: PageContext;
  alternates: Alternates;
  categories: readonly CategoryListItem[];
  /** Entries besides the range. */
  menu: readonly LayoutLink[];
  /** Path of the category that the page belongs to. */
  currentPath?: string | undefined;
  /** Left out where the page's own search is the loudest control. */
  hasSearch?: boolean | undefined;
  /** What was searched for. */
  term?: string | undefined;
}

/** The header of every page outside the checkout. The menu of phones is a native disclosure. */
export function Header({
  context,
  alternates,
  categories,
  menu,
  currentPath,
  hasSearch = true,
  term = '',
}: HeaderProps) {
  const { locale } = context;
  const t = getTexts(locale, 'common');
  const links = rootsOf(categories).map(({ path, name }) => ({
    name,
    href: href('category', locale, { segments: path.split('/') }),
    isCurrent: currentPath?.split('/')[0] === path,
  }));
  const others = menu.map((link) => ({ name: link.label, href: link.href, isCurrent: false }));
  return (
    <header className={styles.root}>
      <div className={styles.strip}>
        <Container>
          <div className={styles.stripRow}>
            <div className={`${styles.stripGroup} ${styles.wideOnly}`}>
              <span>{t('promise')}</span>
              <span>{t('pickUp')}</span>
            </div>
            <div className={styles.stripGroup}>
              <VatSwitch alternates={alternates} context={context} />
              <span className={styles.wideOnly}>
                {t('deliveryTo')} {t('deliveryCountries')}
              </span>
              <LanguageSwitch alternates={alternates} context={context} />
            </div>
          </div>
        </Container>
      </div>
      <Container>
        <div className={styles.main}>
          <details className={styles.menu}>
            <summary className={styles.menuSummary}>
              <Icon label={t('menu')} name="menu" size={24} />
            </summary>
            <nav aria-label={t('menu')} className={styles.menuPanel}>
              <ul className={styles.menuList}>
                {[
                  { name: t('allProducts'), href: href('category', locale), isCurrent: false },
                  ...links,
                  ...others,
                ].map((link) => (
                  <li key={link.href}>
                    <a aria-current={link.isCurrent ? 'true' : undefined} className={styles.menuLink} href={link.href}>
                      {link.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
          <a className={styles.logo} href={href('home', locale)}>
            {t('brand')}
          </a>
          {hasSearch && <SearchForm className={styles.search} context={context} term={term} />}
          <div className={styles.actions}>
            <a className={styles.cart} href={href('cart', locale)}>
              <Icon name="cart" />
              <span className={styles.cartWord}>{t('cart')}</span>
              <CartCount
                label={{
                  one: countText(t('cartCount', { count: 1 }), 1),
                  other: countText(t('cartCount', { count: 2 }), 2),
                }}
              />
            </a>
          </div>
        </div>
      </Container>
      <nav aria-label={t('mainMenu')} className={styles.nav}>
        <Container>
          <ul className={styles.navList}>
            {links.map((link) => (
              <li key={link.href}>
                <a aria-current={link.isCurrent ? 'true' : undefined} className={styles.navLink} href={link.href}>
                  {link.name}
                </a>
              </li>
            ))}
            {others.map((link) => (
              <li className={styles.navAside} key={link.href}>
                <a className={styles.navLink} href={link.href}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
    </header>
  );
}

/** The browser knows the number, the server the words. */
const countText = (text: string, count: number) => text.replace(String(count), '#');
