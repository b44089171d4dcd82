import { LOCALE_TAGS, type Locale } from '@geven/timber';
import commonDe from '../../../messages/de/common.json' with { type: 'json' };
import de from '../../../messages/de/failure.json' with { type: 'json' };
import commonEn from '../../../messages/en/common.json' with { type: 'json' };
import en from '../../../messages/en/failure.json' with { type: 'json' };
import commonNl from '../../../messages/nl/common.json' with { type: 'json' };
import nl from '../../../messages/nl/failure.json' with { type: 'json' };

const FAILURES: Readonly<Record<Locale, typeof de>> = { nl, en, de };
const TOO_MANY: Readonly<Record<Locale, typeof commonDe.tooMany>> = {
  nl: commonNl.tooMany,
  en: commonEn.tooMany,
  de: commonDe.tooMany,
};

/** Headers of a plain page. */
export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'no-store',
};

/** What a plain page can be answered with. */
export type PlainStatus = 429 | 500 | 503;

/** A page without scripts and without the rest of the shop, with its status in sight, for when none can be made (ER-12). */
export function plainHtml(locale: Locale, status: PlainStatus): string {
  const failure = FAILURES[locale];
  const { title, heading, text: explanation } = status === 429 ? TOO_MANY[locale] : failure;
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Geven</title>
<style>body{font:16px/1.5 Archivo,Arial,sans-serif;color:#101418;max-width:40rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2;border-top:1px solid;padding-top:1.25rem}a{color:#173fa8;margin-right:1.5rem}</style></head>
<body><main><h1>${heading}</h1><p>${explanation}</p><p>${failure.status.replace('{{status}}', String(status))}</p><p><a href="">${failure.retry}</a><a href="/">${failure.home}</a></p></main></body>
</html>`;
}
