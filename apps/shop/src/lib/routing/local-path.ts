/** A path of this shop from a form field; anything else, such as another site's address, becomes `/`. */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || value.length > 2000) return '/';
  const base = 'http://shop.invalid';
  if (!URL.canParse(value, base)) return '/';
  const url = new URL(value, base);
  return url.origin === base ? `${url.pathname}${url.search}` : '/';
}
