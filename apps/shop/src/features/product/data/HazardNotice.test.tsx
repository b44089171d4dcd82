import type { ProductDocument } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { HazardNotice } from './HazardNotice';

afterEach(cleanup);

const { safety } = sampleProduct();
const file = (kind: ProductDocument['kind'], name: string): ProductDocument => ({
  kind,
  name,
  url: `/api/downloads/1/${kind}.pdf`,
  mimeType: 'application/pdf',
  size: null,
});

function notice(changes: Parameters<typeof sampleProduct>[0]) {
  render(<HazardNotice locale="de" product={sampleProduct(changes)} />);
  return screen.queryByRole('complementary', { name: 'Bitte vor der Bestellung lesen' });
}

describe('what has to be read before ordering (LG-12)', () => {
  it('is not rendered for wood without a preservative', () => {
    expect(notice({})).toBeNull();
  });

  it('shows pictogram, signal word, statements and the safety data sheet of a mixture', () => {
    const aside = notice({
      specie: null,
      durability: null,
      safety: {
        ...safety,
        hazardPictograms: ['GHS05'],
        signalWord: 'DANGER',
        hazardStatements: [{ code: 'H318', text: 'Verursacht schwere Augenschäden.' }],
      },
      productDocuments: [
        file('PRODUCT_SHEET', 'Produktdatenblatt'),
        file('SAFETY_DATA_SHEET', 'Sicherheitsdatenblatt'),
      ],
    }) as HTMLElement;
    expect(within(aside).getByRole('img', { name: 'Ätzend' })).toBeTruthy();
    expect(aside.textContent).toContain('Gefahr');
    expect(aside.textContent).toContain('H318\u00a0Verursacht schwere Augenschäden.');
    const sheet = within(aside).getByRole('link', { name: 'Sicherheitsdatenblatt' });
    expect(sheet.getAttribute('href')).toBe('/api/downloads/1/SAFETY_DATA_SHEET.pdf');
  });

  it('names substances and use class of treated wood, and how to use it in place of a safety data sheet', () => {
    const name = 'Verwendungshinweise für behandeltes Holz';
    const aside = notice({
      safety: { ...safety, activeSubstances: ['Tebuconazol'], useClass: '4' },
      durability: { source: 'TREATMENT', durabilityClass: '3–4', treatedFor: '4', uses: [], serviceLife: null },
      productDocuments: [file('TREATED_WOOD_INFORMATION', name)],
    }) as HTMLElement;
    expect(aside.textContent).toContain('Mit Holzschutzmittel behandelt: Tebuconazol. Gebrauchsklasse 4 (EN 335)');
    expect(within(aside).getByRole('link', { name }).getAttribute('href')).toContain('TREATED_WOOD_INFORMATION');
  });

  it('leads to the section on safety where there is no document', () => {
    const aside = notice({ safety: { ...safety, activeSubstances: ['Tebuconazol'] }, productDocuments: [] });
    expect(
      within(aside as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('#safety');
  });
});
