import type { Locale } from '@geven/timber';

/**
 * The name of a category as it reads below the part of the range that it belongs to, without that part's name before it,
 * and with a capital letter: "Ipé" for "Terrassendielen Ipé" below "Terrassendielen". In English also without the part
 * behind it, "Larch" for "Larch decking" below "Decking"; German and Dutch would leave an adjective that stands for
 * nothing, "Sägeraue" for "Sägeraue Bretter". A name that is the part's own stays whole.
 */
export function nameWithin(name: string, part: string, locale: Locale): string {
  const [own, repeated] = [name.toLowerCase(), part.toLowerCase()];
  const rest = own.startsWith(`${repeated} `)
    ? name.slice(part.length + 1)
    : locale === 'en' && own.endsWith(` ${repeated}`)
      ? name.slice(0, -part.length - 1)
      : name;
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}
