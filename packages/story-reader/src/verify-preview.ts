import { createHash, timingSafeEqual } from 'node:crypto';

export interface PreviewKey {
  readonly space: number;
  readonly previewToken: string;
}

/** Seconds that the vendor's editor may take from opening a page to its last request. */
const MAX_AGE_S = 60 * 60;
/** Clocks may differ by so much. */
const MAX_AHEAD_S = 60;

const FIELDS = { space: '_storyblok_tk[space_id]', at: '_storyblok_tk[timestamp]', token: '_storyblok_tk[token]' };

/**
 * Whether an address was made by the vendor's editor for our space within the last hour: its token is SHA-1 over space,
 * preview token and time. It is checked with every request, and nothing remembers it.
 *
 * @param now ms since 1970
 */
export function isPreview(query: URLSearchParams, { space, previewToken }: PreviewKey, now: number): boolean {
  const at = query.get(FIELDS.at) ?? '';
  if (query.get(FIELDS.space) !== String(space) || !/^\d{1,12}$/.test(at)) return false;
  const age = now / 1000 - Number(at);
  if (age > MAX_AGE_S || age < -MAX_AHEAD_S) return false;
  const given = Buffer.from(query.get(FIELDS.token) ?? '', 'utf8');
  const own = Buffer.from(tokenOf(space, previewToken, at), 'utf8');
  return given.length === own.length && timingSafeEqual(given, own);
}

/** The query with which the editor opens a page, as the vendor signs it. */
export function previewQuery({ space, previewToken }: PreviewKey, storyId: number, now: number): URLSearchParams {
  const at = String(Math.floor(now / 1000));
  return new URLSearchParams({
    _storyblok: String(storyId),
    [FIELDS.space]: String(space),
    [FIELDS.at]: at,
    [FIELDS.token]: tokenOf(space, previewToken, at),
  });
}

const tokenOf = (space: number, previewToken: string, at: string): string =>
  createHash('sha1').update(`${space}:${previewToken}:${at}`).digest('hex');
