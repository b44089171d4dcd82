import type { Locale } from '@geven/timber';
import { PLAIN_PAGE_HEADERS, type PlainStatus, plainHtml } from './plain-html';

interface PlainPage {
  readonly status: Exclude<PlainStatus, 500>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;
}

/** Answers with a plain page, for when the shop's own cannot be made. */
export function plainPage(locale: Locale, { status, retryAfter }: PlainPage): Response {
  return new Response(plainHtml(locale, status), {
    status,
    headers: { ...PLAIN_PAGE_HEADERS, 'retry-after': String(retryAfter) },
  });
}
