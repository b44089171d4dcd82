import type { CategoryListItem } from '@geven/odoo-sdk';
import { formatMoney } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import type { Layout } from '@/lib/content/load-layout';
import { rootsOf } from '@/lib/products/categories';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './footer.css';

/** Gross cents: the cheapest zone of the rate card for freight by truck, as the texts claim it ("from 65 euro"). */
const LOWEST_TRUCK_PRICE = 6500;

export interface FooterProps {
  context: PageContext;
  categories: readonly CategoryListItem[];
  layout: Layout;
}

/** The footer of every page. */
export function Footer({ context: { locale, isNet, vatRate }, categories, layout }: FooterProps) {
  const t = getTexts(locale, 'common');
  const claims = [
    { title: t('footer.quality'), note: t('footer.qualityNote') },
    { title: t('footer.planed'), note: t('footer.planedNote') },
    { title: t('footer.experts'), note: t('footer.expertsNote') },
    { title: t('footer.deliveryTitle'), note: t('footer.deliveryFrom', { price: formatMoney(LOWEST_TRUCK_PRICE) }) },
  ];
  const range = rootsOf(categories).map(({ name, path }) => ({
    name,
    href: href('category', locale, { segments: path.split('/') }),
  }));
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.cells}>
          {claims.map(({ title, note }) => (
            <div className={styles.cell} key={title}>
              <p className={styles.cellTitle}>{title}</p>
              <p className={styles.cellNote}>{note}</p>
            </div>
          ))}
        </div>
        <div className={styles.columns}>
          <Column className={styles.wideColumn} links={range} title={t('footer.range')} />
          {layout.columns.map(({ title, links }) => (
            <Column
              key={title}
              links={links.map(({ label, href: address }) => ({ name: label, href: address }))}
              title={title}
            />
          ))}
          <div>
            <p className={styles.cellTitle}>{t('footer.contact')}</p>
            <ul className={styles.list}>
              <li>
                <a className={styles.link} href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>
                  {seller.phone}
                </a>
                <p className={styles.cellNote}>{t('footer.phoneNote')}</p>
              </li>
              <li>
                <a className={styles.link} href={`mailto:${seller.email}`}>
                  {seller.email}
                </a>
                <p className={styles.cellNote}>{t('footer.mailNote')}</p>
              </li>
            </ul>
            {layout.certified && (
              <div className={styles.certified}>
                <p className={styles.cellTitle}>{layout.certified.title}</p>
                <p className={styles.cellNote}>{layout.certified.text}</p>
              </div>
            )}
          </div>
        </div>
      </Container>
      <div className={styles.legal}>
        <Container>
          <nav aria-label={t('footer.service')}>
            <ul className={styles.legalLinks}>
              {layout.legal.map((link) => (
                <li key={link.href}>
                  <a className={styles.link} href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.legalRow}>
            <span>{t('footer.copyright', { year: String(new Date().getFullYear()), seller: seller.name })}</span>
            <span>{isNet ? t('priceNoteExcl') : t('priceNoteIncl', { rate: vatRate })}</span>
            <span>{t('footer.payment')}</span>
          </div>
        </Container>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  links: readonly { name: string; href: string }[];
  className?: string | undefined;
}

function Column({ title, links, className }: ColumnProps) {
  return (
    <div className={className}>
      <p className={styles.cellTitle}>{title}</p>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
