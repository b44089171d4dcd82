import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { LEGAL_ROUTES } from '@/lib/content/legal-stories';
import { seller } from '@/lib/seller';
import { legalText } from './legal-text';

describe('legal texts', () => {
  it('name the seller and leave no place open, in every language', () => {
    for (const locale of LOCALES) {
      for (const name of LEGAL_ROUTES) expect(JSON.stringify(legalText(name, locale))).not.toMatch(/\{\{|undefined/);
      expect(JSON.stringify(legalText('terms', locale))).toContain(seller.name);
      expect(JSON.stringify(legalText('terms', locale))).toContain(seller.vat);
    }
  });

  it('tell how wood behaves outdoors (RT-25)', () => {
    expect(legalText('productInfo', 'de').title).toBe('Wichtige Produktinformationen');
    expect(legalText('productInfo', 'nl').title).toBe('Belangrijke productinformatie');
    expect(legalText('productInfo', 'en').sections.map(({ id }) => id)).toContain('durability');
  });

  it('have sections with a heading and text (RT-23, RT-24)', () => {
    for (const locale of LOCALES) {
      for (const { sections } of (['terms', 'privacy', 'productInfo'] as const).map((name) =>
        legalText(name, locale),
      )) {
        expect(sections.length).toBeGreaterThan(4);
        for (const { heading, body } of sections) expect(heading && body.join('')).toBeTruthy();
      }
    }
  });
});
