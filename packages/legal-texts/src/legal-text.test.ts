import { describe, expect, it } from 'vitest';
import { legalText } from './legal-text';
import { legalTextAsPlainText } from './legal-text-as-plain-text';
import { TEXTS } from './texts';

const SELLER = {
  sellerName: 'Timber Yard GmbH',
  sellerAddress: 'Hafenstraße 1, 50667 Köln',
  sellerEmail: 'shop@yard.example',
  sellerPhone: '+49 221 123456',
  sellerRegister: 'HRB 1, Amtsgericht Köln',
  sellerVat: 'DE123456789',
};
const LANGUAGES = ['nl', 'en', 'de'] as const;

describe('legal texts', () => {
  it.each(LANGUAGES)('leave no place open once the seller and the order are known (%s)', (language) => {
    for (const name of Object.keys(TEXTS.en) as (keyof typeof TEXTS.en)[]) {
      const text = legalTextAsPlainText(legalText(name, language, { ...SELLER, number: 'S107312' }));
      expect(text).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it.each(LANGUAGES)('name the seller, and the order in the form of withdrawal (%s)', (language) => {
    const places = { ...SELLER, number: 'S107312' };
    expect(legalTextAsPlainText(legalText('terms', language, places))).toContain('DE123456789');
    expect(legalTextAsPlainText(legalText('withdrawal', language, places))).toMatch(/Timber Yard GmbH[\s\S]*S107312/);
  });

  it('keep a place that nobody fills, so that it is seen', () => {
    expect(JSON.stringify(legalText('withdrawal', 'en', SELLER))).toContain('Order number: {{number}}');
  });

  it('become plain text with headings in capitals', () => {
    const sections = [{ id: 'right', heading: 'Your right', body: ['One.', 'Two.'] }];
    expect(legalTextAsPlainText({ title: 'Notice', sections })).toBe('Notice\n\nYOUR RIGHT\n\nOne.\n\nTwo.\n');
    expect(legalTextAsPlainText({ title: 'Terms', updated: 'Version 2', sections: [] })).toBe('Terms\n\nVersion 2\n');
  });
});
