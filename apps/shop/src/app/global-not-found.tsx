import { LOCALE_TAGS, LOCALES } from '@geven/timber';
import type { Metadata } from 'next';
import { getTexts } from '@/lib/texts/i18n';
import { StaticNotice } from '../components/error/StaticNotice';

export const metadata: Metadata = { title: 'Geven', robots: { index: false } };

/** For addresses that not even the proxy sees, such as a missing file; made at build time, so in all three languages. */
export default function GlobalNotFound() {
  return (
    <html lang={LOCALE_TAGS.de}>
      <body>
        <main>
          {LOCALES.toReversed().map((locale) => {
            const t = getTexts(locale, 'common');
            return (
              <StaticNotice
                heading={t('notFound.heading')}
                home={getTexts(locale, 'failure')('home')}
                key={locale}
                lang={LOCALE_TAGS[locale]}
                text={t('notFound.detail')}
              />
            );
          })}
        </main>
      </body>
    </html>
  );
}
