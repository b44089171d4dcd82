import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import { Container } from '@geven/ui/Container';
import { Icon } from '@geven/ui/Icon';
import { IconButton } from '@geven/ui/IconButton';
import type { Layout } from '@/lib/content/load-layout';
import { fitLine, textWidth } from '@/lib/menu/fit-line';
import { type MenuItem, menuItems, opens } from '@/lib/menu/menu-items';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { Logo } from '../page/Logo';
import { CartLink } from './CartLink';
import * as header from './header.css';
import { HEADER_PARTS } from './header-parts';
import { MenuRoot } from './MenuRoot';
import { MenuSettings } from './MenuSettings';
import * as styles from './menu.css';
import * as panel from './menu-panel.css';

interface MainMenuProps {
  context: PageContext;
  alternates: Alternates;
  layout: Layout;
  range: readonly WebsiteMenuEntry[];
  currentPath: string | undefined;
}

/** px at the smallest width that has the line. */
const LINE = { room: 1200, gap: 20, last: 80 } as const;
const CHEVRON = 20;

/**
 * The main menu, once for all screens: a line from 1280 px, a popover over the whole screen below. Each part of the
 * range is a disclosure of one name, so that one is open at a time (HD-07, HD-10).
 */
export function MainMenu({ context, alternates, layout, range, currentPath }: MainMenuProps) {
  const { locale } = context;
  const common = getTexts(locale, 'common');
  const t = getTexts(locale, 'header');
  const items = menuItems(layout.menu, range, locale);
  const small = layout.menuMobile.length > 0 ? menuItems(layout.menuMobile, range, locale) : null;
  const fitting = fitLine(
    items.map((item) => textWidth(item.title) + (opens(item) ? CHEVRON : 0)),
    LINE,
  );
  const beyond = items.slice(fitting);
  const firstAside = items.findLastIndex(({ category }) => category !== null) + 1;
  const shown = (index: number) => {
    if (index >= fitting) return small ? null : styles.smallOnly;
    return small ? styles.wideOnly : '';
  };
  return (
    <nav aria-label={common('mainMenu')} className={styles.root} id={HEADER_PARTS.menu} popover="auto">
      <div className={styles.head}>
        <IconButton
          icon="close"
          label={t('close')}
          popoverTarget={HEADER_PARTS.menu}
          popoverTargetAction="hide"
          size="medium"
        />
        <a className={header.logo} href={href('home', locale)}>
          <Logo name={common('brand')} picture={layout.logo} />
        </a>
        <CartLink locale={locale} />
      </div>
      <Container className={styles.body}>
        <ul className={styles.list}>
          {items.map((item, index) => {
            const className = shown(index);
            if (className === null) return null;
            const isAside = index === firstAside && index > 0 && index < fitting;
            return (
              <MenuRoot
                className={`${className} ${isAside ? styles.aside : ''}`}
                context={context}
                currentPath={currentPath}
                item={item}
                key={item.id}
              />
            );
          })}
          {small?.map((item) => (
            <MenuRoot
              className={styles.smallOnly}
              context={context}
              currentPath={currentPath}
              item={item}
              key={`small ${item.id}`}
            />
          ))}
          {beyond.length > 0 && <More items={beyond} label={t('more')} />}
          <MenuLinkRow links={[{ href: href('category', locale), label: common('allProducts') }]} />
          <MenuLinkRow links={[layout.quoteButton, layout.contactButton].flatMap((button) => button ?? [])} />
        </ul>
      </Container>
      <MenuSettings alternates={alternates} context={context} />
    </nav>
  );
}

interface MenuLinkRowProps {
  links: readonly { href: string; label: string }[];
}

/** Links of the full-screen menu alone, in one row: a line has its place elsewhere. */
const MenuLinkRow = ({ links }: MenuLinkRowProps) =>
  links.length > 0 && (
    <li className={`${styles.pair} ${styles.smallOnly}`}>
      {links.map(({ href: address, label }) => (
        <a className={styles.link} href={address} key={address}>
          {label}
        </a>
      ))}
    </li>
  );

interface MoreProps {
  items: readonly MenuItem[];
  label: string;
}

/** What found no room in the line. */
const More = ({ items, label }: MoreProps) => (
  <li className={`${styles.entry} ${styles.wideOnly}`}>
    <details className={styles.fold} name={HEADER_PARTS.menu}>
      <summary className={styles.link}>
        {label}
        <Icon className={styles.chevron} name="chevron-right" size={16} />
      </summary>
      <div className={panel.panel}>
        <Container>
          <ul className={panel.columns}>
            {items.map((item) => (
              <li key={item.id}>
                <a className={panel.child} href={item.href}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </details>
  </li>
);
