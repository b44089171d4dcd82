import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { elementsOf, readPdf } from '../../gateways/pdf/testing/read-pdf';
import { writePdf } from '../../gateways/pdf/write-pdf';
import { sampleOrder } from '../../testing/sample-order';
import { GOODS } from '../shared/testing/sample-goods';
import { SENDER } from '../shared/testing/sample-sender';
import { deliveryNoteSheet } from './delivery-note-sheet';

const DELIVERED = new Date('2026-12-03T09:00:00Z');

function sheetIn(locale: (typeof LOCALES)[number], changes: Parameters<typeof sampleOrder>[1] = {}) {
  return deliveryNoteSheet(sampleOrder(locale, changes), DELIVERED, { sender: SENDER, goods: GOODS });
}

describe('the delivery note of an order', () => {
  it.each(LOCALES)('names pieces and lengths and no price, as a tagged PDF in %s', async (locale) => {
    const [board, ...others] = sampleOrder(locale).order.lines;
    if (!board) throw new Error('The sample has no line');
    const lines = [{ ...board, totalLength: 115_200 }, ...others];
    const sheet = sheetIn(locale, { lines });
    const { text, elements } = await readPdf(await writePdf(sheet));
    const kind = { nl: 'Pakbon', en: 'Delivery note', de: 'Lieferschein' }[locale];
    for (const words of [kind, 'S107312', 'Terrassendiele', 'Lindenstraße 4', SENDER.seller.phone])
      expect(text).toContain(words);
    const plain = text.replaceAll('\u00a0', ' ');
    for (const words of [/24 (Stück|stuks|pieces)/, /4[,.]80 m/, /115[,.]20 m/, /(03\.12\.|3 Dec|3 dec|3\. Dez)/])
      expect(plain).toMatch(words);
    expect(text).not.toMatch(/€|\{\{|columns\.|facts\./);
    const facts = sheet.blocks.find((block) => block.type === 'facts');
    // What names a row, and the four columns.
    expect(elementsOf(elements, 'TH')).toHaveLength((facts?.rows.length ?? 0) + lines.length + 4);
  });

  it('has a dash for what has no length, and says who collected', () => {
    const sheet = sheetIn('en', { isPickup: true, transportMsg: null });
    const table = sheet.blocks.find((block) => block.type === 'table');
    expect(table?.rows.every((row) => row.length === 4)).toBe(true);
    expect(table?.rows.at(-1)?.slice(2)).toEqual(['–', '–']);
    expect(sheet.blocks).toContainEqual({ type: 'heading', text: 'Collected by' });
    expect(JSON.stringify(sheet.blocks)).not.toContain('Transport note');
  });
});
