import { LOCALE_TAGS, type Locale } from '@geven/timber';
import de from '@messages/de/common.json';
import en from '@messages/en/common.json';
import nl from '@messages/nl/common.json';

const TEXTS: Readonly<Record<Locale, Pick<typeof de, 'error' | 'tooMany'>>> = { nl, en, de };

interface PlainPage {
  readonly status: 429 | 503;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;
}

/** A page without scripts and without the rest of the shop, for when it cannot be made. */
export function plainPage(locale: Locale, { status, retryAfter }: PlainPage): Response {
  return new Response(html(locale, status), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    },
  });
}

function html(locale: Locale, status: PlainPage['status']): string {
  const { error, tooMany } = TEXTS[locale];
  const { title, heading, text } = status === 429 ? tooMany : error;
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Geven</title>
<style>body{font:16px/1.5 Archivo,Arial,sans-serif;color:#101418;max-width:40rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2;border-top:1px solid;padding-top:1.25rem}a{color:#173fa8;margin-right:1.5rem}</style></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${error.retry}</a><a href="/">${error.home}</a></p></main></body>
</html>`;
}
