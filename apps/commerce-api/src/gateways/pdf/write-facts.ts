import { encode } from 'uqr';
import type { SheetBlock, SheetCode, SheetPicture } from '../../ports/sheet';
import { PAGE } from './page-layout';
import type { TaggedPdf } from './tagged-pdf';
import { LABEL, VALUE } from './text-styles';

const PICTURE_WIDTH = 176;
const CODE_WIDTH = 110;
const GUTTER = 20;
const ROW_PADDING = 4;
const LABEL_PART = 0.4;

/** Names and values as a table of two columns with a hairline under each row; a picture is to their left. */
export function writeFacts(pdf: TaggedPdf, { rows, picture }: Extract<SheetBlock, { type: 'facts' }>): void {
  const top = pdf.doc.y;
  const foot = picture ? writePicture(pdf, picture, top) : top;
  const beside = picture && ('payload' in picture ? CODE_WIDTH : PICTURE_WIDTH) + GUTTER;
  const left = PAGE.left + (beside ?? 0);
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
function writePicture(pdf: TaggedPdf, picture: SheetPicture | SheetCode, y: number): number {
  return 'payload' in picture ? writeCode(pdf, picture, y + 2) : writeImage(pdf, picture, y + 2);
}

function writeImage(pdf: TaggedPdf, { jpeg, alt }: SheetPicture, y: number): number {
  const file = Buffer.from(jpeg);
  const size = pdf.doc.openImage(file);
  const height = (PICTURE_WIDTH * size.height) / size.width;
  pdf.element('Figure', () => pdf.doc.image(file, PAGE.left, y, { width: PICTURE_WIDTH }), {
    alt,
    bbox: [PAGE.left, y, PAGE.left + PICTURE_WIDTH, y + height],
  });
  return y + height;
}

/** Its modules as areas, which stay sharp at any size; the paper around it is the margin that readers need. */
function writeCode(pdf: TaggedPdf, { payload, alt }: SheetCode, y: number): number {
  const { size, data } = encode(payload, { ecc: 'M', border: 0 });
  const module = CODE_WIDTH / size;
  const draw = () => {
    for (const [row, modules] of data.entries()) {
      for (const [column, isDark] of modules.entries()) {
        if (isDark) pdf.doc.rect(PAGE.left + column * module, y + row * module, module, module);
      }
    }
    pdf.doc.fill('#000');
  };
  pdf.element('Figure', draw, { alt, bbox: [PAGE.left, y, PAGE.left + CODE_WIDTH, y + CODE_WIDTH] });
  return y + CODE_WIDTH;
}
