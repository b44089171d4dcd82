import type { Product } from '@geven/odoo-sdk';
import { durabilityOf, LOCALES, type WoodDurability } from '@geven/timber';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { UseClasses } from './UseClasses';

afterEach(cleanup);

const WOOD: WoodDurability = { durabilityClass: '3–4', modification: null, marineDurability: null, treatment: null };

function show(durability: Product['durability'], locale: (typeof LOCALES)[number] = 'de') {
  cleanup();
  const { container } = render(
    <UseClasses context={{ locale, isNet: false, vatRate: 19 }} product={sampleProduct({ durability })} />,
  );
  const rows = screen.queryAllByRole('row').slice(1);
  return { text: container.textContent ?? '', rows: rows.map(({ textContent }) => textContent) };
}

describe('what a wood is suitable for (PD-30)', () => {
  it('judges natural wood by its class, with years in the ground', () => {
    const { rows, text } = show(durabilityOf(WOOD));
    expect(rows).toEqual([
      expect.stringMatching(/^1innen, trockengeeignet$/),
      expect.stringMatching(/^2.*mit konstruktivem Holzschutz$/),
      expect.stringMatching(/^3\.1.*mit konstruktivem Holzschutz$/),
      expect.stringMatching(/^3\.2.*mit konstruktivem Holzschutz$/),
      expect.stringMatching(/^4in der Erde oder im Süßwassernicht geeignet$/),
    ]);
    expect(text).toContain('im Erdkontakt: 5 bis 10 Jahre, ohne Erdkontakt deutlich länger');
  });

  it('says in a word at each class where that is', () => {
    const { text } = show(durabilityOf(WOOD), 'en');
    expect(text).toContain('1indoors2under a roof3.1outdoors, dries off3.2outdoors, wet4in the ground');
  });

  it('judges use in the sea only where marine borers are known', () => {
    const { rows } = show(durabilityOf({ ...WOOD, durabilityClass: '2', marineDurability: 'M' }));
    expect(rows.at(-1)).toBe('5im Meerwasserbedingt, begrenzte Lebensdauer');
  });

  it.each(LOCALES)('gives no years for treated or modified wood, but what its durability rests on, in %s', (locale) => {
    for (const changes of [{ treatment: { useClass: '4' } }, { modification: 'THERMAL' as const }]) {
      const { text } = show(durabilityOf({ ...WOOD, ...changes }), locale);
      expect(text).not.toMatch(/Jahre|jaar|years/);
      expect(text).toMatch(changes.treatment ? /Imprägnierung|verduurzaming|preservative/ : /thermi|thermal/i);
    }
  });

  it('is not rendered where nothing is known', () => {
    expect(show(null).text).toBe('');
  });
});
