import type { Localized } from '@geven/catalogue-records';
import type { Contents, Coverage, UnitOfSale } from '@geven/timber';
import type { FixingSteel, ScrewSize } from '@geven/timber/fixings';
import type { ApplicationKey } from '../applications';

/** One size or pack of an accessory. Price in net euro cents, weight in grams. */
export interface AccessoryVariant {
  label: Localized<string>;
  unitOfSale: UnitOfSale;
  contents: Contents | null;
  price: number;
  weight: number;
}

export interface Accessory {
  name: Localized<string>;
  /** What it is for, one sentence. */
  intro: Localized<string>;
  variants: AccessoryVariant[];
  /** What it is used for, where that is not the same for its whole group. */
  applications?: ApplicationKey[];
  /** What decides which timber it fixes; only of screws and brackets. */
  fixing?: Fixing;
  /** Only of what is spread on wood. */
  coverage?: Coverage;
}

/** Screws for decking and for cladding are thin and have small heads; those for frames join beams and posts. */
export type Fixing =
  | ({ type: 'screw'; work: 'decking' | 'cladding' | 'frame'; steel: FixingSteel } & ScrewSize)
  | {
      type: 'bracket';
      steel: FixingSteel;
      /** Thickness and width in mm of the timber that it is made for; any where it is left out. */
      sections?: readonly (readonly [thickness: number, width: number])[];
    };

export interface AccessoryGroup {
  /** Three letters of the item number. */
  code: string;
  /** Key of its category and name of its picture. */
  category: 'screws' | 'pedestals' | 'oil-and-care' | 'membranes' | 'fittings';
  familyName: Localized<string>;
  picture: string;
  applications: ApplicationKey[];
  items: Accessory[];
}

/** A text that needs no translation: sizes and trade names of materials. */
export const everywhere = (text: string): Localized<string> => ({ nl: text, en: text, de: text });
