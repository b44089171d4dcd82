import { getTexts } from '@/lib/texts/i18n';
import '@geven/ui/styles.css';
import '@geven/cms-blocks/styles.css';
import '@/app/styles';
import { LOCALE_TAGS } from '@geven/timber';
import { SkipLink } from '@geven/ui/SkipLink';
import { gevenTheme } from '@geven/ui/theme';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { type PageContextParams, readPageContext } from '@/lib/routing/page-context';

export const metadata: Metadata = { metadataBase: new URL(env.SHOP_URL), applicationName: 'Geven' };
export const viewport: Viewport = { themeColor: '#ffffff', colorScheme: 'light' };

/** Language and look of every page; what is around the content is each page's own choice. */
export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<PageContextParams>;
}) {
  const context = readPageContext(await params);
  if (!context) notFound();
  return (
    // The router's own navigations begin at the top at once; smooth are only links within a page (SC-02, SC-03).
    <html className={gevenTheme} data-scroll-behavior="smooth" lang={LOCALE_TAGS[context.locale]}>
      <body>
        <SkipLink href="#content">{getTexts(context.locale, 'common')('skip')}</SkipLink>
        {children}
      </body>
    </html>
  );
}
