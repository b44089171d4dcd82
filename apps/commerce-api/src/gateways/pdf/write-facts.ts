import type { SheetBlock, SheetPicture } from '../../ports/sheet';
import { PAGE } from './page-layout';
import type { TaggedPdf } from './tagged-pdf';
import { LABEL, VALUE } from './text-styles';

const PICTURE_WIDTH = 176;
const GUTTER = 20;
const ROW_PADDING = 4;
const LABEL_PART = 0.4;

/** Names and values as a table of two columns with a hairline under each row; a picture is to their left. */
export function writeFacts(pdf: TaggedPdf, { rows, picture }: Extract<SheetBlock, { type: 'facts' }>): void {
  const top = pdf.doc.y;
  const foot = picture ? writePicture(pdf, picture, top) : top;
  const left = picture ? PAGE.left + PICTURE_WIDTH + GUTTER : PAGE.left;
  const width = PAGE.right - left;
  const labelWidth = width * LABEL_PART - 8;
  const valueWidth = width * (1 - LABEL_PART);

  pdf.doc.y = top;
  pdf.group('Table', () => {
    for (const [label, value] of rows) {
      const height =
        Math.max(pdf.heightOf(label, labelWidth, LABEL), pdf.heightOf(value, valueWidth, VALUE)) + 2 * ROW_PADDING;
      pdf.makeRoom(height);
      const y = pdf.doc.y;
      pdf.group('TR', () => {
        const place = { y: y + ROW_PADDING };
        pdf.element('TH', () => pdf.text(label, { ...place, x: left, width: labelWidth }, LABEL), { scope: 'Row' });
        pdf.element('TD', () => pdf.text(value, { ...place, x: left + width * LABEL_PART, width: valueWidth }, VALUE));
      });
      pdf.artifact(() => pdf.hairline(left, y + height, width));
      pdf.doc.y = y + height;
    }
  });
  // Rows may have gone to the next page: then nothing is beside them there.
  pdf.doc.y = (pdf.doc.y < top ? pdf.doc.y : Math.max(pdf.doc.y, foot)) + 8;
}

/** Returns where it ends. */
function writePicture(pdf: TaggedPdf, { jpeg, alt }: SheetPicture, y: number): number {
  const file = Buffer.from(jpeg);
  const size = pdf.doc.openImage(file);
  const height = (PICTURE_WIDTH * size.height) / size.width;
  pdf.element('Figure', () => pdf.doc.image(file, PAGE.left, y + 2, { width: PICTURE_WIDTH }), {
    alt,
    bbox: [PAGE.left, y + 2, PAGE.left + PICTURE_WIDTH, y + 2 + height],
  });
  return y + 2 + height;
}
