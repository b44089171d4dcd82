import { describe, expect, it } from 'vitest';
import { createPasswordRules } from './password-rules';

const check = createPasswordRules({ common: new Set(['password1']), ownWords: ['Geven', 'Geven Holz GmbH'] });
const choose = (password: string, email = 'anna@example.nl') => check({ password, email, field: 'password' });
const refused = (code: string, params = {}) =>
  expect.objectContaining({ code, params: { field: 'password', ...params } });

describe('a password', () => {
  it('has 8 to 128 characters, whatever their bytes (AU-13)', () => {
    expect(() => choose('1234abc')).toThrow(refused('PASSWORD_TOO_SHORT', { min: 8 }));
    expect(() => choose('🌳'.repeat(7))).toThrow(refused('PASSWORD_TOO_SHORT', { min: 8 }));
    expect(() => choose('x'.repeat(129))).toThrow(refused('PASSWORD_TOO_LONG', { max: 128 }));
    for (const fine of ['12q4abcd', '🌳'.repeat(8), '🌳'.repeat(128), 'x'.repeat(128)])
      expect(() => choose(fine)).not.toThrow();
  });

  it('needs no capital, figure or sign, and may hold white space (AU-13)', () => {
    for (const fine of ['correct horse battery', '        ', 'straßenbahn']) expect(() => choose(fine)).not.toThrow();
  });

  it('is none that everybody uses, in whatever case (AU-13)', () => {
    for (const common of ['password1', 'Password1', 'PASSWORD1'])
      expect(() => choose(common)).toThrow(refused('PASSWORD_TOO_COMMON'));
  });

  it('is no word of the shop with figures around it (AU-13)', () => {
    for (const own of ['geven2026!', '123-Geven', 'GevenHolz1', 'holzholz'])
      expect(() => choose(own)).toThrow(refused('PASSWORD_TOO_COMMON'));
    for (const fine of ['holzwurm77', '20261124', 'gegeven vlonder']) expect(() => choose(fine)).not.toThrow();
  });

  it('is not the e-mail address, however it is written (AU-13)', () => {
    expect(() => choose('Anna@Example.nl')).toThrow(refused('PASSWORD_IS_EMAIL'));
    expect(() => choose('anna@example.nl!')).not.toThrow();
  });
});
