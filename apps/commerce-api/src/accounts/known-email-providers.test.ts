import { describe, expect, it } from 'vitest';
import { findEmailProviders } from '../domain/accounts/email-providers';
import { EMAIL_PROVIDERS } from './known-email-providers';

const find = (search: string) => findEmailProviders(search, EMAIL_PROVIDERS);

describe('the domain of an address', () => {
  it.each(['gmail.com', 'web.de', 'ziggo.nl', 'kpnplanet.nl', 'mailbox.org', 'proximus.be'])(
    'is a provider’s: %s (AU-09) (API-05)',
    (domain) => {
      expect(find(domain)).toEqual([domain]);
    },
  );

  it('is a company’s where no provider has it (AU-09)', () => {
    for (const domain of ['zimmerei-brandt.de', 'mail.gmail.com', '', 'com']) expect(find(domain)).toEqual([]);
  });

  it('is found in whatever case, and in a whole address (API-05)', () => {
    expect(find(' GMail.com')).toEqual(['gmail.com']);
    expect(find('anna@ziggo.nl')).toEqual(['ziggo.nl']);
  });
});
