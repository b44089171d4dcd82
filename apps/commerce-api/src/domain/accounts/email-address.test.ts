import { describe, expect, it } from 'vitest';
import { asciiDomain, emailKey, isEmailAddress } from './email-address';

describe('an e-mail address', () => {
  it.each(['anna@example.nl', 'a.b+c@sub.example.co.uk', 'jürgen@büro.de'])('may be %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each(['', 'anna', 'anna@', '@example.nl', 'anna@example', 'a b@example.nl', 'a@b@example.nl', 'a@example..nl'])(
    'is not %j',
    (text) => {
      expect(isEmailAddress(text)).toBe(false);
    },
  );

  it('is the same however it is written', () => {
    const forms = ['anna@büro.de', ' Anna@BÜRO.DE ', 'ANNA@xn--bro-hoa.de', 'anna@bu\u0308ro.de'];
    expect(new Set(forms.map(emailKey))).toEqual(new Set(['anna@xn--bro-hoa.de']));
  });

  it('is another one with a dot or a plus: only its provider knows better', () => {
    expect(emailKey('a.nna@example.nl')).not.toBe(emailKey('anna@example.nl'));
    expect(emailKey('anna+shop@example.nl')).not.toBe(emailKey('anna@example.nl'));
  });

  it('keeps what is no domain as it is', () => {
    expect(asciiDomain('not a domain')).toBe('not a domain');
    expect(asciiDomain('')).toBe('');
  });
});
