'use client';
import { LOCALE_TAGS, LOCALES } from '@geven/timber';
import de from '@messages/de/common.json';
import en from '@messages/en/common.json';
import nl from '@messages/nl/common.json';
import { StaticNotice } from '../components/error/StaticNotice';

const TEXTS = { de: de.error, nl: nl.error, en: en.error };

/**
 * What a page shows that could not be made at all. It is one file for everybody, so it speaks all three languages until
 * scripts can tell which one the reader has.
 */
export default function GlobalError() {
  return (
    <html lang={LOCALE_TAGS.de}>
      <head>
        <title>{`${TEXTS.de.title} | Geven`}</title>
        <meta content="noindex" name="robots" />
      </head>
      <body>
        <main>
          {LOCALES.toReversed().map((locale) => (
            <StaticNotice key={locale} lang={LOCALE_TAGS[locale]} {...TEXTS[locale]} />
          ))}
        </main>
      </body>
    </html>
  );
}
