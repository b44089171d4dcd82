/**
 * Whether a request that changes something comes from a page of this shop. Browsers say so in `sec-fetch-site`; old
 * ones at least in `origin`. A request with neither comes from no browser and carries no stolen cookie.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
