import { LOCALE_TAGS, type Locale } from '@geven/timber';
import de from '../../messages/de/common.json';
import en from '../../messages/en/common.json';
import nl from '../../messages/nl/common.json';
import { env } from './env';

const TEXTS: Readonly<Record<Locale, typeof de.error>> = { nl: nl.error, en: en.error, de: de.error };

/** Marks the request with which the proxy asks the shop itself, so that it is not asked in circles. */
export const OUTAGE_HEADER = 'x-geven-outage';

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = 5;

/**
 * Answers while the API is down: the page if the cache has it, else a plain page that says so. Next's own page for an
 * error has no text before its scripts run.
 */
export async function answerInOutage(request: Request, locale: Locale): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(OUTAGE_HEADER, '1');
  const self = `http://localhost:${env.SHOP_PORT}${pathname}${search}`;
  const answer = await fetch(self, { headers, redirect: 'manual' }).catch(() => null);
  if (answer && answer.status < 500) {
    return new Response(answer.body, { status: answer.status, headers: passedOn(answer.headers) });
  }
  return new Response(outagePage(locale), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER),
    },
  });
}

/** Of one connection only; and the body arrives unpacked. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Headers of an answer without those that Next would take for an order to its proxy, such as the inner path. */
function passedOn(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of headers.keys()) {
    if (name.startsWith('x-middleware-') || OWN_HEADERS.includes(name)) kept.delete(name);
  }
  return kept;
}

function outagePage(locale: Locale): string {
  const { title, heading, text, retry, home } = TEXTS[locale];
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} | Geven</title>
<style>body{font:16px/1.5 Archivo,Arial,sans-serif;color:#101418;max-width:40rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2;border-top:1px solid;padding-top:1.25rem}a{color:#173fa8;margin-right:1.5rem}</style></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="">${retry}</a><a href="/">${home}</a></p></main></body>
</html>`;
}
