import { expect, it } from 'vitest';
import type { Sheet, SheetBlock } from '../../ports/sheet';
import { elementsOf, readPdf } from './testing/read-pdf';
import { writePdf } from './write-pdf';
import { scaleOf } from './write-section';

const sheet = (...blocks: SheetBlock[]): Sheet => ({
  locale: 'de',
  kind: 'Blatt',
  title: 'Titel',
  subtitle: 'Untertitel',
  publisher: 'Verlag',
  date: new Date('2026-11-21T00:00:00Z'),
  blocks,
  foot: 'Fuß',
  pageNumber: 'Seite {page} von {pages}',
});

it('breaks long tables between rows and reads their head only once', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Zeile ${index}`, 'Wert']);
  const pdf = await readPdf(
    await writePdf(sheet({ type: 'table', columns: [{ head: 'Kopf' }, { head: 'Wert', isFigure: true }], rows })),
  );
  expect(pdf.pages).toBeGreaterThan(2);
  expect(elementsOf(pdf.elements, 'TR').filter(({ children }) => children.length > 0)).toHaveLength(121);
  expect(pdf.text.match(/Kopf/g)).toHaveLength(1);
  expect(pdf.text).toContain('Zeile 119');
  expect(pdf.untagged).toBe('');
});

it('shows letters of other languages and never an empty box', async () => {
  const pdf = await readPdf(await writePdf(sheet({ type: 'paragraph', text: 'Łódź ő ≥ 5 木 ☃ \u0007Ende' })));
  expect(pdf.text).toContain('Łódź ő >= 5 ? ? Ende');
});

it('writes texts of any length, even empty ones, to PDF', async () => {
  const long = 'Wort '.repeat(3000);
  const pdf = await readPdf(
    await writePdf(
      sheet(
        {
          type: 'facts',
          rows: [
            ['', ''],
            ['x'.repeat(400), long.slice(0, 900)],
          ],
        },
        { type: 'table', columns: [{ head: '' }], rows: [['']] },
        { type: 'list', items: [long.slice(0, 2000)] },
        { type: 'paragraph', text: long },
      ),
    ),
  );
  expect(pdf.pages).toBeGreaterThan(2);
  expect(pdf.untagged).toBe('');
});

it('draws a QR code beside facts, with words for screen readers', async () => {
  const picture = { payload: 'BCD', alt: 'Code der Überweisung' };
  const pdf = await readPdf(await writePdf(sheet({ type: 'facts', rows: [['IBAN', 'DE02']], picture })));
  expect(elementsOf(pdf.elements, 'Figure').map(({ alt }) => alt)).toEqual(['Code der Überweisung']);
  expect(pdf.untagged).toBe('');
});

it('draws sections life-size where they fit, else at the next scale of a ruler', () => {
  expect(scaleOf(25, 145)).toBe(1);
  expect(scaleOf(20, 190)).toBe(1 / 2);
  expect(scaleOf(200, 200)).toBe(1 / 4);
});
