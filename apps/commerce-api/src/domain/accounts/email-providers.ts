import { asciiDomain } from './email-address';

/**
 * The provider of private mailboxes with a domain, written with or without what is before the @; nobody's: it is a
 * company's own (AU-09).
 */
export function findEmailProviders(search: string, providers: ReadonlySet<string>): readonly string[] {
  const domain = asciiDomain(search.slice(search.lastIndexOf('@') + 1));
  return providers.has(domain) ? [domain] : [];
}
