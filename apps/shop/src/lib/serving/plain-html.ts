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

/** The board that is not there, measured by the status, as on the page of what was not found. */
const STYLES = `body{font:16px/1.5 Archivo,Arial,sans-serif;color:#101418;margin:0}
.name,.body{padding:16px clamp(16px,3vw,40px)}
.name{margin:0;border-bottom:1px solid #d9dee2;font-size:24px;font-weight:700;line-height:1.2}
.body{max-width:40rem;padding-top:48px}
.board{height:48px;border:1px dashed;border-radius:2px}
.line{display:flex;align-items:center;gap:16px;height:56px;margin-top:12px;border:solid;border-width:0 1px;font-size:36px;font-weight:700}
.line::before,.line::after{content:"";flex:1;border-top:1px solid}
h1{margin:40px 0 16px;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.2;overflow-wrap:break-word}
.status{color:#4a535b}a{display:inline-block;padding:8px 0;color:#173fa8;margin-right:24px}`;

/** A page without scripts and without the rest of the shop, with its status in sight, for when none can be made (ER-12). */
export function plainHtml(locale: Locale, status: PlainStatus): string {
  const failure = FAILURES[locale];
  const { title, heading, text: explanation } = status === 429 ? TOO_MANY[locale] : failure;
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Geven</title>
<style>${STYLES}</style></head>
<body><main><p class="name">Geven</p><div class="body"><div aria-hidden="true"><div class="board"></div><div class="line">${status}</div></div>
<h1>${heading}</h1><p>${explanation}</p><p class="status">${failure.status.replace('{{status}}', String(status))}</p><p><a href="">${failure.retry}</a><a href="/">${failure.home}</a></p></div></main></body>
</html>`;
}
