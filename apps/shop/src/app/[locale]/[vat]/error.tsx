'use client';
import { LOCALE_TAGS, type Locale, toLocale } from '@geven/timber';
import de from '@messages/de/failure.json';
import en from '@messages/en/failure.json';
import nl from '@messages/nl/failure.json';
import { useParams } from 'next/navigation';
import { StaticNotice } from '@/components/error/StaticNotice';
import { statusOf } from '@/components/error/status-of';

const TEXTS: Readonly<Record<Locale, typeof de>> = { de, nl, en };

/** A page that failed, in the reader's language, with the status that the error stands for (ER-12, ER-13). */
export default function PageError({ error }: { error: Error }) {
  const locale = toLocale(String(useParams().locale));
  return (
    <main id="content">
      <title>{`${TEXTS[locale].title} | Geven`}</title>
      <StaticNotice
        lang={LOCALE_TAGS[locale]}
        {...TEXTS[locale]}
        status={TEXTS[locale].status.replace('{{status}}', String(statusOf(error)))}
      />
    </main>
  );
}
