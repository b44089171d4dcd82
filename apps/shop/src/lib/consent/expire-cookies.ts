/**
 * The `set-cookie` lines that end the cookies of a tag whose consent is withdrawn: those of a request whose names begin so.
 * A tag may have set them for the shop's host or for any domain above it.
 */
export function expireCookies(sent: readonly string[], prefixes: readonly string[], host: string): string[] {
  const labels = host.replace(/:\d+$/, '').split('.');
  const domains = labels.slice(0, -1).map((_, from) => `; Domain=${labels.slice(from).join('.')}`);
  return sent
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}
