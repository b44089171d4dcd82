import { LOCALE_TAGS, type Locale } from '@geven/timber';
import PDFDocument from 'pdfkit';
import { type BrandFont, fontOf, runsOf, type Weight } from './fonts';
import { COLOURS, MARGIN, PAGE } from './page-layout';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Figures of one width, for columns. */
  readonly isTabular?: boolean | undefined;
}

/** Position of text, in points from the page's upper left corner. */
export interface Place {
  readonly x: number;
  readonly y?: number;
  readonly width: number;
}

interface TaggedPdfOptions {
  readonly locale: Locale;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly date: Date;
}

type Element = PDFKit.PDFStructureElement;
type ElementOptions = PDFKit.Mixins.StructureElementOptions;

/** Points between lines, for the size of the letters. */
const LEADING = 0.22;
/** Says in the file's metadata that it keeps to PDF/UA; the types of pdfkit know PDF/A only. */
const PDF_UA = { subset: 'PDF/UA' } as object;

/**
 * A PDF on A4 in which everything is either an element of the structure or an artifact, as PDF/UA asks. `doc` is for
 * drawing inside of either.
 */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  #parent: Element;

  constructor({ locale, title, author, subject, date }: TaggedPdfOptions) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      lang: LOCALE_TAGS[locale],
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      // None: the standard font would be read from a file for nothing.
      font: '',
      info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
      ...PDF_UA,
    });
    this.#ended = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.#parent = this.doc.struct('Document');
    this.doc.addStructure(this.#parent);
  }

  /** An element that holds others. */
  group(tag: string, fill: () => void): void {
    const parent = this.#parent;
    const group = this.doc.struct(tag);
    parent.add(group);
    this.#parent = group;
    fill();
    group.end();
    this.#parent = parent;
  }

  /** An element with content of its own. */
  element(tag: string, draw: () => void, options: ElementOptions = {}): void {
    const element = this.doc.struct(tag, options, [draw]);
    this.#parent.add(element);
    element.end();
  }

  /** What is no content: lines, and what every page repeats. Not inside of `element`. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes, and leaves `doc.y` below. */
  text(text: string, { x, y = this.doc.y, width }: Place, style: TextStyle): void {
    const runs = runsOf(text, style.weight ?? 400);
    this.doc.fillColor(style.colour ?? COLOURS.ink);
    runs.forEach(({ text: part, font }, index) => {
      this.#use(font, style);
      const options = { ...optionsOf(style, width), continued: index < runs.length - 1 };
      if (index === 0) this.doc.text(part, x, y, options);
      else this.doc.text(part, options);
    });
  }

  /** Height in points of a text that is set so. */
  heightOf(text: string, width: number, style: TextStyle): number {
    const options = optionsOf(style, width);
    // Most cells are one line, which is found out in a tenth of the time.
    if (!text.includes('\n') && this.widthOf(text, style) <= width)
      return this.doc.currentLineHeight() + (options.lineGap ?? 0);
    return this.doc.heightOfString(text, options);
  }

  widthOf(text: string, style: TextStyle): number {
    this.#use(fontOf(style.weight ?? 400), style);
    return this.doc.widthOfString(text);
  }

  /** Begins a page when less than these points are left on this one, and returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.doc.y + height <= PAGE.bottom) return false;
    this.doc.addPage();
    this.doc.y = MARGIN.top;
    return true;
  }

  hairline(x: number, y: number, width: number, colour: string = COLOURS.line): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour);
  }

  async end(): Promise<Buffer> {
    this.#parent.end();
    this.doc.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #use(font: BrandFont, { size }: TextStyle): void {
    this.doc.font(sourceOf(font), font.name, size);
  }
}

/** pdfkit takes fonts that are parsed already; its types know files only. */
const sourceOf = ({ font }: BrandFont) => font as unknown as Buffer;

function optionsOf({ size, align = 'left', isTabular }: TextStyle, width: number): PDFKit.Mixins.TextOptions {
  return { width, align, lineGap: size * LEADING, ...(isTabular ? { features: ['tnum'] } : {}) };
}
