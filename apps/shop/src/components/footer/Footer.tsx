import { Footer as FrameFooter } from '@geven/cms-blocks';
import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import { purposesOf } from '@/lib/consent/vendors';
import type { Layout } from '@/lib/content/load-layout';
import { categoryHref } from '@/lib/menu/menu-items';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { NewsletterBox } from '../newsletter/NewsletterBox';
import { Assurances } from './Assurances';
import { copyrightYear } from './copyright-year';

export interface FooterProps {
  context: PageContext;
  /** First level of the range. */
  range: readonly Pick<WebsiteMenuEntry, 'name' | 'path'>[];
  layout: Layout;
  /** Style `footer-home`, of pages that invite: score and claims are large (FT-16). */
  isHome?: boolean | undefined;
  /** Whether it asks to subscribe to the newsletter, as it does everywhere but in the checkout (FT-15). */
  hasNewsletter?: boolean;
}

/** The footer of every page: what speaks for the shop, the range, and what editors arranged. */
export async function Footer({ context, range, layout, isHome = false, hasNewsletter = false }: FooterProps) {
  const { locale, isNet, vatRate } = context;
  const t = getTexts(locale, 'common');
  const entries = range.map((category) => ({
    id: category.path,
    title: category.name,
    href: categoryHref(category, locale),
    icon: null,
  }));
  // Only where there is something to decide; editors need not know (FT-18).
  const consent = { id: 'consent', title: t('footer.consent'), href: href('consent', locale), icon: null };
  // The law wants it at hand and in sight on every page, whatever editors arrange (LG-04).
  const withdraw = {
    ...{ id: 'withdraw', title: t('footer.withdraw'), href: href('withdraw', locale), icon: null },
    isProminent: true,
  };
  return (
    <FrameFooter
      blocks={layout.footer}
      columns={[{ title: t('footer.range'), entries }]}
      legal={purposesOf(locale).length > 0 ? [withdraw, consent] : [withdraw]}
      legalLabel={t('footer.service')}
      notes={[
        t('footer.copyright', { year: await copyrightYear(), seller: seller.name }),
        // An order without VAT says itself why.
        ...(vatRate === 0 ? [] : [isNet ? t('priceNoteExcl') : t('priceNoteIncl', { rate: vatRate })]),
      ]}
      paymentLabel={t('footer.payment')}
      phoneBlocks={layout.footerMobile}
      provider={layout.provider}
    >
      <Assurances isHome={isHome} layout={layout} locale={locale} />
      {hasNewsletter && <NewsletterBox locale={locale} />}
    </FrameFooter>
  );
}
