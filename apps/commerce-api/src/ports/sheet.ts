import type { Locale } from '@geven/timber';

/** A JPEG and what it shows, in words. */
export interface SheetPicture {
  readonly jpeg: Uint8Array;
  readonly alt: string;
}

/** A QR code and what it is for, in words. */
export interface SheetCode {
  readonly payload: string;
  readonly alt: string;
}

/** A cross-section in true proportions, mm. */
export interface SheetSection {
  readonly profile: string;
  readonly thickness: number;
  readonly width: number;
  /** JPEG of the end grain; null draws growth rings. */
  readonly grain: Uint8Array | null;
  /** What is drawn, in words. */
  readonly alt: string;
  /** Under the drawing; `{scale}` stands for the scale that fits the page, for example `1:2`. */
  readonly caption: string;
}

export interface SheetColumn {
  readonly head: string;
  /** Figures are at the end, one below the other. */
  readonly isFigure?: boolean;
}

/** What is on a sheet, from top to bottom. */
export type SheetBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string; readonly isQuiet?: boolean }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isNumbered?: boolean }
  | { readonly type: 'section'; readonly section: SheetSection }
  | {
      readonly type: 'facts';
      readonly rows: readonly (readonly [label: string, value: string])[];
      /** Drawn beside the figures. */
      readonly picture?: SheetPicture | SheetCode | undefined;
    }
  | { readonly type: 'table'; readonly columns: readonly SheetColumn[]; readonly rows: readonly (readonly string[])[] };

/** A document of a product before it is set on pages: what it says, in one language. Plain data, for another thread. */
export interface Sheet {
  readonly locale: Locale;
  /** What kind of document, for example `Produktdatenblatt`. */
  readonly kind: string;
  readonly title: string;
  readonly subtitle: string;
  readonly publisher: string;
  readonly date: Date;
  readonly blocks: readonly SheetBlock[];
  /** At the foot of every page, the page number after it. */
  readonly foot: string;
  /** For example `Seite {page} von {pages}`. */
  readonly pageNumber: string;
}

/** Sets a sheet on A4 pages as a tagged PDF: the same sheet becomes the same bytes. */
export type WriteSheet = (sheet: Sheet) => Promise<Buffer>;
