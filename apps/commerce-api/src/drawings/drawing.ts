import type { Locale, Profile } from '@geven/timber';
import type { LoadWidth } from './drawing-widths';

/** For a light or a dark ground. */
export const DRAWING_THEMES = ['light', 'dark'] as const;
export type DrawingTheme = (typeof DRAWING_THEMES)[number];

/** A cross-section with its width; sizes in mm. */
export interface SectionDrawing {
  readonly kind: 'section';
  readonly thickness: number;
  readonly width: number;
  readonly profile: Profile;
  /** Name of the picture of its end grain, for example `larch-european`. */
  readonly wood: string;
}

/** Pieces of one length on the lorry; sizes in mm. */
export interface LoadBundle {
  readonly pieces: number;
  readonly length: number;
  readonly layers: number;
  readonly thickness: number;
  readonly wood: string;
}

/** What is on the lorry, from the side. */
export interface LoadDrawing {
  readonly kind: 'load';
  readonly locale: Locale;
  readonly size: LoadWidth;
  readonly bundles: readonly LoadBundle[];
}

/** What is no timber: one of our illustrations on its tile. */
export interface AccessoryDrawing {
  readonly kind: 'accessory';
  /** Name of the illustration, for example `screws-decking-5-0x50`. */
  readonly name: string;
}

/** The shop's name in letters. */
export interface LogotypeDrawing {
  readonly kind: 'logotype';
}

/** What is drawn for mails, which can show neither SVG nor our type. */
export type Drawing = SectionDrawing | LoadDrawing | AccessoryDrawing | LogotypeDrawing;

/** A load of more bundles than this is not drawn: its address would be longer than addresses of pictures are. */
export const MAX_BUNDLES = 7;
