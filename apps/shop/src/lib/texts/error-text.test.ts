import { ERROR_MESSAGES, type ErrorCode, type ErrorParams, SdkError } from '@geven/odoo-sdk';
import { keepUnits, LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { errorText, formatError } from './error-text';
import { getMessages } from './i18n';

const codes = Object.keys(ERROR_MESSAGES) as ErrorCode[];
const errorTextOf = (code: ErrorCode, params: ErrorParams, locale: Locale) =>
  formatError(getMessages(locale, 'errors'), code, params);
const places = (text: string) => (text.match(/(?<=\{)\w+(?=\})/g) ?? []).sort();

describe('texts of refusals', () => {
  it('exist for every code in every language, with the same places to fill', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(getMessages(locale, 'errors')).sort()).toEqual([...codes].sort());
      for (const code of codes)
        expect(places(getMessages(locale, 'errors')[code])).toEqual(places(ERROR_MESSAGES[code]));
    }
  });

  it('match the API’s own messages in English', () => {
    const inPages = (message: string) => keepUnits(message.replace(/\{(\w+)\}/g, '{{$1}}'));
    expect(getMessages('en', 'errors')).toEqual(
      Object.fromEntries(codes.map((code) => [code, inPages(ERROR_MESSAGES[code])])),
    );
  });

  it('say that a field is required (VA-05)', () => {
    expect(LOCALES.map((locale) => errorTextOf('FIELD_REQUIRED', {}, locale))).toEqual([
      'Dit veld is verplicht',
      'This field is required',
      'Dieses Feld ist ein Pflichtfeld',
    ]);
  });

  it('say that an e-mail address is invalid (VA-06)', () => {
    expect(LOCALES.map((locale) => errorTextOf('FIELD_EMAIL', {}, locale))).toEqual([
      'Moet een e-mailadres zijn',
      'Must be an emailaddress',
      'Muss eine E-Mail-Adresse sein',
    ]);
  });

  it('say that a number must be greater than 0 (VA-07)', () => {
    expect(LOCALES.map((locale) => errorTextOf('FIELD_MIN_VALUE', {}, locale))).toEqual([
      'Moet groter zijn dan 0',
      'Must be greater than 0',
      'Muss größer als 0 sein',
    ]);
  });

  it('show the format with both spaces kept (VA-08)', () => {
    expect(LOCALES.map((locale) => errorTextOf('FIELD_FORMAT', { _field_: '12345' }, locale))).toEqual([
      'Formaat:  12345',
      'Format:  12345',
      'Format:  12345',
    ]);
  });

  it('say where we cannot deliver', () => {
    expect(LOCALES.map((locale) => errorTextOf('ADDRESS_NOT_DELIVERABLE', {}, locale))).toEqual([
      'Wij kunnen niet leveren op dit adres',
      'We cant delivery at this address',
      'An diese Adresse können wir nicht liefern',
    ]);
  });

  it('fall back to some error for what is no refusal (ER-08)', () => {
    expect(errorText(getMessages('en', 'errors'), new Error('ECONNRESET at 10.0.0.7'))).toBe('Some error');
    expect(errorText(getMessages('nl', 'errors'), undefined)).toBe('Er is een fout opgetreden');
  });

  it('tell that the shop cannot be reached when the API did not answer', () => {
    const error = new SdkError({ kind: 'network', message: 'The API could not be reached' });
    expect(errorText(getMessages('de', 'errors'), error)).toBe(getMessages('de', 'errors').SERVICE_UNAVAILABLE);
  });
});
