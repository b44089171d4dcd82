import '@geven/ui/styles.css';
import { DEFAULT_LOCALE, LOCALE_TAGS } from '@geven/timber';
import { gevenTheme } from '@geven/ui/theme';
import type { Metadata } from 'next';
import { NotFoundPage } from '../components/not-found/NotFoundPage';
import { getTexts } from '../lib/i18n';
import { notedPlace } from '../lib/place';

export const metadata: Metadata = { title: getTexts(DEFAULT_LOCALE, 'common')('notFound.title') };

/** For addresses that not even the proxy sees, such as a missing file. */
export default function GlobalNotFound() {
  return (
    <html className={gevenTheme} lang={LOCALE_TAGS[DEFAULT_LOCALE]}>
      <body>
        <NotFoundPage place={notedPlace()} />
      </body>
    </html>
  );
}
