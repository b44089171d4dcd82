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

/** What a plain page says: that something went wrong, or that there were too many requests. */
export type PlainPageText = keyof (typeof TEXTS)[Locale];

/** A page without scripts and without the rest of the shop, for when it cannot be made. */
export function plainHtml(locale: Locale, text: PlainPageText): string {
  const { error } = TEXTS[locale];
  const { title, heading, text: explanation } = TEXTS[locale][text];
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Geven</title>
<style>body{font:16px/1.5 Archivo,Arial,sans-serif;color:#101418;max-width:40rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2;border-top:1px solid;padding-top:1.25rem}a{color:#173fa8;margin-right:1.5rem}</style></head>
<body><main><h1>${heading}</h1><p>${explanation}</p><p><a href="">${error.retry}</a><a href="/">${error.home}</a></p></main></body>
</html>`;
}
