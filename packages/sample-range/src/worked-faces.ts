import type { Localized } from '@geven/catalogue-records';

/** How the faces are worked, where that tells one family from another; Dutch bends it before its noun. */
export const WORKED = {
  planed: { nl: 'geschaafde', en: 'planed', de: 'gehobelt' },
  sawn: { nl: 'bezaagde', en: 'sawn', de: 'sägerau' },
  'fine-sawn': { nl: 'fijnbezaagde', en: 'fine-sawn', de: 'feinsägerau' },
} satisfies Record<string, Localized<string>>;

export type WorkedKey = keyof typeof WORKED;

/** The same without a noun behind it, `eiken, geschaafd`. */
export const WORKED_ALONE: Record<WorkedKey, Localized<string>> = {
  planed: { ...WORKED.planed, nl: 'geschaafd' },
  sawn: { ...WORKED.sawn, nl: 'bezaagd' },
  'fine-sawn': { ...WORKED['fine-sawn'], nl: 'fijnbezaagd' },
};
