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
import { ConsentNotice } from '@/components/consent/ConsentNotice';
import { FrameIsland } from '@/components/frame/FrameIsland';
import { FrameStatus } from '@/components/frame/FrameStatus';
import { env } from '@/lib/env';
import { type PageContextParams, readPageContext } from '@/lib/routing/page-context';
import { CHUNK_GUARD } from '@/lib/serving/chunk-guard';

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
  const { locale } = context;
  return (
    // The router's own navigations begin at the top at once; smooth are only links within a page (SC-02, SC-03).
    <html className={gevenTheme} data-scroll-behavior="smooth" lang={LOCALE_TAGS[locale]}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: CHUNK_GUARD }} />
      </head>
      <body>
        <SkipLink href="#content">{getTexts(locale, 'common')('skip')}</SkipLink>
        <FrameStatus locale={locale} />
        <ConsentNotice locale={locale} />
        {children}
        <FrameIsland />
      </body>
    </html>
  );
}
