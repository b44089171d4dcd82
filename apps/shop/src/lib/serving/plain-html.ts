import { LOCALE_TAGS, type Locale } from '@geven/timber';
import de from '../../../messages/de/common.json' with { type: 'json' };
import en from '../../../messages/en/common.json' with { type: 'json' };
import nl from '../../../messages/nl/common.json' with { type: 'json' };

const TEXTS: Readonly<Record<Locale, Pick<typeof de, 'error' | 'tooMany'>>> = { nl, en, de };

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
  const { error, tooMany } = TEXTS[locale];
  const { title, heading, text: explanation } = status === 429 ? tooMany : error;
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Geven</title>
<style>body{font:16px/1.5 Archivo,Arial,sans-serif;color:#101418;max-width:40rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2;border-top:1px solid;padding-top:1.25rem}a{color:#173fa8;margin-right:1.5rem}</style></head>
<body><main><h1>${heading}</h1><p>${explanation}</p><p>${error.status.replace('{{status}}', String(status))}</p><p><a href="">${error.retry}</a><a href="/">${error.home}</a></p></main></body>
</html>`;
}
