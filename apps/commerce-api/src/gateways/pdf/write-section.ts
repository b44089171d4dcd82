import { toProfile } from '@geven/timber';
import { growthRings, sectionPath } from '@geven/timber/section';
import type { SheetSection } from '../../ports/sheet';
import { COLOURS, PAGE, POINTS_PER_MM } from './page-layout';
import type { TaggedPdf } from './tagged-pdf';
import { CAPTION } from './text-styles';

/** A ruler laid on the paper finds the millimetres themselves, a half or a quarter of them. */
const SCALES = [1, 1 / 2, 1 / 4, 1 / 8];
const WIDEST = 150 * POINTS_PER_MM;
const HIGHEST = 62 * POINTS_PER_MM;
/** Between the drawing and its dimension lines, and what such a line takes. */
const GAP = 9;
const TICK = 3.5;
const NUMBER = { size: 9, weight: 600, colour: COLOURS.accent } as const;
const NUMBER_HEIGHT = 12;

/** A cross-section as large as fits, with its width below and its thickness to the right on dimension lines. */
export function writeSection(pdf: TaggedPdf, section: SheetSection): void {
  const { thickness, width, alt } = section;
  const scale = scaleOf(thickness, width);
  const perMm = POINTS_PER_MM * scale;
  const box = { x: PAGE.left, y: 0, width: width * perMm, height: thickness * perMm };
  pdf.makeRoom(box.height + GAP + 2 * NUMBER_HEIGHT + 12);
  box.y = pdf.doc.y + 2;

  const bbox: [number, number, number, number] = [
    box.x,
    box.y,
    box.x + box.width + GAP + 48,
    box.y + box.height + GAP + NUMBER_HEIGHT,
  ];
  pdf.element(
    'Figure',
    () => {
      drawWood(pdf.doc, section, box, perMm);
      drawWidth(pdf, box, `${width} mm`);
      drawThickness(pdf, box, `${thickness} mm`);
    },
    { alt, bbox },
  );
  pdf.doc.y = bbox[3] + 6;
  const caption = section.caption.replace('{scale}', `1:${1 / scale}`);
  pdf.element('P', () => pdf.text(caption, { x: PAGE.left, width: PAGE.width }, CAPTION));
  pdf.doc.y += 10;
}

/** The largest scale at which a section fits the page. */
export function scaleOf(thickness: number, width: number): number {
  const fits = (scale: number) =>
    width * scale * POINTS_PER_MM <= WIDEST && thickness * scale * POINTS_PER_MM <= HIGHEST;
  return SCALES.find(fits) ?? (SCALES.at(-1) as number);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawWood(
  doc: PDFKit.PDFDocument,
  { profile, thickness, width, grain }: SheetSection,
  box: Box,
  perMm: number,
): void {
  const outline = sectionPath(toProfile(profile), thickness, width);
  doc.save().translate(box.x, box.y).scale(perMm);
  doc.save().path(outline).clip();
  if (grain) {
    doc.image(Buffer.from(grain), 0, 0, { cover: [width, thickness], align: 'center', valign: 'center' });
  } else {
    doc.rect(0, 0, width, thickness).fill(COLOURS.wood);
    doc.path(growthRings(thickness, width)).lineWidth(0.35).strokeOpacity(0.35).stroke(COLOURS.ink).strokeOpacity(1);
  }
  doc.restore();
  doc
    .path(outline)
    .lineWidth(0.8 / perMm)
    .stroke(COLOURS.ink)
    .restore();
}

function drawWidth(pdf: TaggedPdf, { x, y, width, height }: Box, text: string): void {
  const line = y + height + GAP + NUMBER_HEIGHT / 2;
  const gap = pdf.widthOf(text, NUMBER) + 12;
  const middle = x + width / 2;
  rule(pdf.doc, [x, line - TICK, x, line + TICK]);
  rule(pdf.doc, [x + width, line - TICK, x + width, line + TICK]);
  if (gap < width) {
    rule(pdf.doc, [x, line, middle - gap / 2, line]);
    rule(pdf.doc, [middle + gap / 2, line, x + width, line]);
  }
  const room = Math.max(width, gap);
  pdf.text(text, { x: middle - room / 2, y: line - 5, width: room }, { ...NUMBER, align: 'center' });
}

function drawThickness(pdf: TaggedPdf, { x, y, width, height }: Box, text: string): void {
  const line = x + width + GAP;
  rule(pdf.doc, [line, y, line, y + height]);
  rule(pdf.doc, [line - TICK, y, line + TICK, y]);
  rule(pdf.doc, [line - TICK, y + height, line + TICK, y + height]);
  pdf.text(text, { x: line + 7, y: y + height / 2 - 5, width: 60 }, NUMBER);
}

function rule(doc: PDFKit.PDFDocument, [fromX, fromY, toX, toY]: readonly [number, number, number, number]): void {
  doc.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(0.75).stroke(COLOURS.accent);
}
