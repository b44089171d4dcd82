'use client';
import { LOCALE_TAGS, LOCALES } from '@geven/timber';
import de from '@messages/de/failure.json';
import en from '@messages/en/failure.json';
import nl from '@messages/nl/failure.json';
import { StaticNotice } from '../components/error/StaticNotice';

const TEXTS = { de, nl, en };

/**
 * Stands in for the error page where that one failed (ER-07). It is one file for everybody, so it speaks all three
 * languages: what could tell the reader's may be what is broken.
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
            <StaticNotice
              heading={TEXTS[locale].fatal}
              home={TEXTS[locale].home}
              key={locale}
              lang={LOCALE_TAGS[locale]}
              text={TEXTS[locale].text}
            />
          ))}
        </main>
      </body>
    </html>
  );
}
