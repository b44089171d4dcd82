import type { ProductDocument } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { ProductSafety } from './ProductSafety';

afterEach(cleanup);

type Changes = Parameters<typeof sampleProduct>[0];

/** The details of a term; null where the page says nothing of it. */
function shown(changes: Changes, term: string): string | null {
  cleanup();
  render(<ProductSafety locale="de" product={sampleProduct(changes)} />);
  const found = screen.queryAllByRole('term').find((each) => each.textContent === term);
  return found?.parentElement?.querySelector('dd')?.textContent ?? null;
}

const { origin, safety } = sampleProduct();

describe('safety and origin of a product', () => {
  it('show the CITES note of a listed species, and none of another (LG-14)', () => {
    const cites = 'Steht seit dem 25. November 2024 in Anhang II des CITES-Abkommens.';
    expect(shown({ origin: { ...origin, cites } }, 'CITES')).toBe(cites);
    expect(shown({ origin: { ...origin, cites: null } }, 'CITES')).toBeNull();
  });

  it('show the due diligence reference where the merchant gives it (LG-14)', () => {
    const dueDiligenceReference = '26DE0123456789';
    expect(shown({ origin: { ...origin, dueDiligenceReference } }, 'Sorgfaltserklärung')).toBe(dueDiligenceReference);
    expect(shown({ origin: { ...origin, dueDiligenceReference: null } }, 'Sorgfaltserklärung')).toBeNull();
  });

  it('claim a certificate only where there is one, and say of other wood that there is none (LG-14)', () => {
    const certificationClaim = 'FSC 100 % (XX-COC-000000)';
    expect(shown({ origin: { ...origin, certificationClaim } }, 'Zertifizierung')).toBe(certificationClaim);
    expect(shown({ origin: { ...origin, certificationClaim: null } }, 'Zertifizierung')).toMatch(/ohne Zertifizierung/);
    expect(shown({ specie: null }, 'Zertifizierung')).toBeNull();
  });

  it('name who answers for it, what it is and every warning (LG-11)', () => {
    const responsible = { name: 'Geven Holz GmbH', address: 'Musterweg 1, D-47574 Goch', email: 'shop@geven.example' };
    const changes: Changes = { safety: { ...safety, responsible, warnings: ['Eins.', 'Zwei.'] } };
    expect(shown(changes, 'Verantwortlich in der EU')).toBe(
      'Geven Holz GmbH, Musterweg 1, D-47574 Goch, shop@geven.example',
    );
    expect(shown(changes, 'Produktkennung')).toContain('DH-BAN-025145-GR');
    expect(shown(changes, 'Warnhinweise')).toBe('Eins.Zwei.');
  });

  it('distinguish treated wood from a biocidal product (LG-12)', () => {
    const treated: Changes = {
      safety: { ...safety, activeSubstances: ['Tebuconazol', 'Propiconazol'], useClass: '4' },
      durability: { source: 'TREATMENT', durabilityClass: '3–4', treatedFor: '4', uses: [], serviceLife: null },
    };
    expect(shown(treated, 'Wirkstoffe')).toBe(
      'Mit Holzschutzmittel behandelt: Tebuconazol, Propiconazol. Gebrauchsklasse 4 (EN 335)',
    );
    const cleaner: Changes = {
      safety: { ...safety, activeSubstances: ['Benzalkoniumchlorid'] },
      specie: null,
      durability: null,
    };
    expect(shown(cleaner, 'Wirkstoffe')).toBe('Enthält den bioziden Wirkstoff Benzalkoniumchlorid');
    expect(shown({}, 'Wirkstoffe')).toBeNull();
  });

  it('is open, under its id, where the notice before ordering leads to it, and closed elsewhere', () => {
    const sectionOf = (changes: Changes) => {
      cleanup();
      render(<ProductSafety locale="de" product={sampleProduct({ productDocuments: [], ...changes })} />);
      return document.getElementById('safety') as HTMLDetailsElement;
    };
    const treated = { ...safety, activeSubstances: ['Tebuconazol'] };
    const url = '/api/downloads/sheet.pdf';
    const sheet = { kind: 'TREATED_WOOD_INFORMATION', name: 'Hinweise', url } as ProductDocument;
    expect(sectionOf({ safety: treated }).open).toBe(true);
    expect(sectionOf({ safety: treated, productDocuments: [sheet] }).open).toBe(false);
    expect(sectionOf({}).open).toBe(false);
  });
});
