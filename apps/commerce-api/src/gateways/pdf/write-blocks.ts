import type { SheetBlock } from '../../ports/sheet';
import { COLOURS, PAGE } from './page-layout';
import type { TaggedPdf } from './tagged-pdf';
import { BODY } from './text-styles';
import { writeFacts } from './write-facts';
import { writeSection } from './write-section';
import { writeTable } from './write-table';

const HEADING = { size: 12, weight: 600 } as const;
const PADDING = 9;
/** Points that must be free below a heading, or it moves to the next page. */
const KEPT_WITH_HEADING = 70;
const INDENT = 14;

type BlockOf<Type extends SheetBlock['type']> = Extract<SheetBlock, { type: Type }>;
const column = { x: PAGE.left, width: PAGE.width };

const writers: { [Type in SheetBlock['type']]: (pdf: TaggedPdf, block: BlockOf<Type>) => void } = {
  heading(pdf, { text }) {
    pdf.makeRoom(KEPT_WITH_HEADING);
    pdf.doc.y += 10;
    pdf.element('H2', () => pdf.text(text, column, HEADING));
    pdf.doc.y += 3;
  },

  paragraph(pdf, { text, isQuiet }) {
    const style = isQuiet ? { ...BODY, size: 8.5, colour: COLOURS.muted } : BODY;
    pdf.element('P', () => pdf.text(text, column, style));
    pdf.doc.y += 5;
  },

  notice(pdf, { text }) {
    const style = { ...BODY, weight: 600, colour: COLOURS.warning } as const;
    const width = PAGE.width - 2 * PADDING;
    const height = pdf.heightOf(text, width, style) + 2 * PADDING;
    pdf.makeRoom(height);
    const y = pdf.doc.y;
    pdf.artifact(() => pdf.doc.rect(PAGE.left, y, PAGE.width, height).fill(COLOURS.warningTint));
    pdf.element('P', () => pdf.text(text, { x: PAGE.left + PADDING, y: y + PADDING, width }, style));
    pdf.doc.y = y + height + 8;
  },

  list(pdf, { items, isNumbered }) {
    const width = PAGE.width - INDENT;
    pdf.group('L', () => {
      items.forEach((item, index) => {
        pdf.makeRoom(pdf.heightOf(item, width, BODY));
        const y = pdf.doc.y;
        pdf.group('LI', () => {
          const label = isNumbered ? `${index + 1}.` : '•';
          pdf.element('Lbl', () => pdf.text(label, { x: PAGE.left, y, width: INDENT }, BODY));
          pdf.element('LBody', () => pdf.text(item, { x: PAGE.left + INDENT, y, width }, BODY));
        });
        pdf.doc.y += 3;
      });
    });
    pdf.doc.y += 4;
  },

  section: (pdf, { section }) => writeSection(pdf, section),
  facts: writeFacts,
  table: writeTable,
};

/** Sets a block below the one before. */
export function writeBlock<Type extends SheetBlock['type']>(pdf: TaggedPdf, block: BlockOf<Type>): void {
  writers[block.type as Type](pdf, block);
}
