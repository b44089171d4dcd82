import { Footer as FrameFooter } from '@geven/cms-blocks';
import type { CategoryListItem } from '@geven/odoo-sdk';
import { purposesOf } from '@/lib/consent/vendors';
import type { Layout } from '@/lib/content/load-layout';
import { rootsOf } from '@/lib/products/categories';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { Assurances } from './Assurances';
import { copyrightYear } from './copyright-year';

export interface FooterProps {
  context: PageContext;
  categories: readonly CategoryListItem[];
  layout: Layout;
  /** Style `footer-home`, of pages that invite: score and claims are large (FT-16). */
  isHome?: boolean | undefined;
}

/** The footer of every page: what speaks for the shop, the range, and what editors arranged. */
export async function Footer({ context, categories, layout, isHome = false }: FooterProps) {
  const { locale, isNet, vatRate } = context;
  const t = getTexts(locale, 'common');
  const range = rootsOf(categories).map(({ name, path }) => ({
    id: path,
    label: name,
    href: href('category', locale, { segments: path.split('/') }),
    icon: null,
  }));
  // Only where there is something to decide; editors need not know (FT-18).
  const consent = { id: 'consent', label: t('footer.consent'), href: href('consent', locale), icon: null };
  return (
    <FrameFooter
      blocks={layout.footer}
      columns={[{ title: t('footer.range'), entries: range }]}
      legal={purposesOf(locale).length > 0 ? [consent] : []}
      legalLabel={t('footer.service')}
      notes={[
        t('footer.copyright', { year: await copyrightYear(), seller: seller.name }),
        isNet ? t('priceNoteExcl') : t('priceNoteIncl', { rate: vatRate }),
      ]}
      paymentLabel={t('footer.payment')}
      phoneBlocks={layout.footerMobile}
      provider={layout.provider}
    >
      <Assurances isHome={isHome} layout={layout} locale={locale} />
    </FrameFooter>
  );
}
