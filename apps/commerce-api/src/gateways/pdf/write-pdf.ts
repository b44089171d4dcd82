import type { Sheet, WriteSheet } from '../../ports/sheet';
import { COLOURS, PAGE } from './page-layout';
import { TaggedPdf } from './tagged-pdf';
import { BODY, CAPTION, LABEL } from './text-styles';
import { writeBlock } from './write-blocks';

const TITLE = { size: 18, weight: 600 } as const;
const PUBLISHER = { size: 10, weight: 600 } as const;

/** Sets a sheet with the shop's letters and lines; every page has publisher and kind above, foot and number below. */
export const writePdf: WriteSheet = async (sheet) => {
  const pdf = new TaggedPdf({
    locale: sheet.locale,
    title: `${sheet.kind}: ${sheet.title}`,
    author: sheet.publisher,
    subject: sheet.kind,
    date: sheet.date,
  });
  const column = { x: PAGE.left, width: PAGE.width };
  pdf.element('H1', () => pdf.text(sheet.title, column, TITLE));
  pdf.element('P', () => pdf.text(sheet.subtitle, column, { ...BODY, colour: COLOURS.muted }));
  pdf.doc.y += 12;
  for (const block of sheet.blocks) writeBlock(pdf, block);
  writeFrames(pdf, sheet);
  return pdf.end();
};

/** What every page repeats, once it is known how many there are. */
function writeFrames(pdf: TaggedPdf, { publisher, kind, foot, pageNumber }: Sheet): void {
  const { doc } = pdf;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // The foot is in the margin, where pdfkit would begin another page.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    pdf.artifact(() => {
      const half = PAGE.width / 2;
      pdf.text(publisher, { x: PAGE.left, y: PAGE.head, width: half }, PUBLISHER);
      pdf.text(kind, { x: PAGE.left + half, y: PAGE.head, width: half }, { ...LABEL, align: 'right' });
      pdf.hairline(PAGE.left, PAGE.head + 20, PAGE.width, COLOURS.ink);
      pdf.hairline(PAGE.left, PAGE.foot - 6, PAGE.width);
      pdf.text(foot, { x: PAGE.left, y: PAGE.foot, width: PAGE.width - 70 }, CAPTION);
      const number = pageNumber.replace('{page}', String(page + 1)).replace('{pages}', String(count));
      pdf.text(number, { x: PAGE.right - 70, y: PAGE.foot, width: 70 }, { ...CAPTION, align: 'right' });
    }, 'Pagination');
    doc.page.margins.bottom = bottom;
  }
}
