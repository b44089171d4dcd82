import type { ReactNode } from 'react';
import { loadLayout } from '@/lib/content/load-layout';
import { loadMenu } from '@/lib/menu/load-menu';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href, livePaths } from '@/lib/routing/routes';
import { messagingUrl } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { configuredVendor } from '../captcha/configured-vendor';
import { ChatLink } from '../chat/ChatLink';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { PrefetchOnIntent } from '../prefetch/PrefetchOnIntent';
import { PrintHead, type PrintHeadProps } from '../print/PrintHead';

export interface PageFrameProps {
  context: PageContext;
  alternates: Alternates;
  currentPath?: string | undefined;
  hasSearch?: boolean | undefined;
  term?: string | undefined;
  /** Whether the page invites, with the large footer (FT-16). */
  hasHomeFooter?: boolean | undefined;
  pricesOf?: PrintHeadProps['pricesOf'];
  children: ReactNode;
}

/** Header, content and footer of a page outside the checkout. */
export async function PageFrame({ context, children, hasHomeFooter, pricesOf, ...header }: PageFrameProps) {
  const [range, layout] = await Promise.all([loadMenu(context.locale), loadLayout(context.locale)]);
  return (
    <>
      <Header {...header} context={context} layout={layout} range={range} />
      <PrintHead layout={layout} locale={context.locale} pricesOf={pricesOf} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer context={context} hasNewsletter isHome={hasHomeFooter} layout={layout} range={range} />
      <ChatLink
        captchaVendor={configuredVendor}
        href={href('contactOther', context.locale)}
        label={getTexts(context.locale, 'contact')('chat.open')}
        locale={context.locale}
        messagingUrl={messagingUrl}
      />
      <PrefetchOnIntent live={[...livePaths(context.locale), '/api/']} />
    </>
  );
}
