import type { Cart } from '@geven/odoo-sdk';
import type { VatRate } from '@geven/timber';
import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { PrintHead } from '@/components/print/PrintHead';
import { loadLayout } from '@/lib/content/load-layout';
import { loadMenu } from '@/lib/menu/load-menu';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { CheckoutHeader } from './CheckoutHeader';

interface CheckoutFrameProps {
  context: PageContext;
  /** What is being ordered: it knows the country of delivery and its VAT. */
  order: Pick<Cart, 'checkoutCountry' | 'vatRate'> | undefined;
  /** False after the order, when there is nothing to go back to. */
  hasLinks?: boolean;
  children: ReactNode;
}

/** Header, content and footer of a page of the checkout. */
export async function CheckoutFrame({ context, order, hasLinks = true, children }: CheckoutFrameProps) {
  const { locale } = context;
  const [range, layout] = await Promise.all([loadMenu(locale), loadLayout(locale)]);
  return (
    <>
      <CheckoutHeader
        country={order?.checkoutCountry?.name}
        hasLinks={hasLinks}
        layout={layout}
        locale={locale}
        text={getTexts(locale, 'checkout')}
      />
      <PrintHead layout={layout} locale={locale} pricesOf={new Date()} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer
        context={order ? { ...context, vatRate: order.vatRate as VatRate } : context}
        layout={layout}
        range={range}
      />
    </>
  );
}
