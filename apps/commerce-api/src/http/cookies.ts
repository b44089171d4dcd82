/** The cookies of a request, by name; the first of a name counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  /** Seconds. */
  readonly maxAge: number;
  readonly isHttpOnly?: boolean;
  /** Only sent back over https. */
  readonly isSecure: boolean;
}

/** A `Set-Cookie` header of the whole site. Name and value must need no encoding. */
export function setCookie(name: string, value: string, { maxAge, isHttpOnly, isSecure }: CookieOptions): string {
  const flags = [isHttpOnly && 'HttpOnly', isSecure && 'Secure'].filter(Boolean);
  return [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax', ...flags].join('; ');
}
