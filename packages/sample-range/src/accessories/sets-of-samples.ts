import { type Localized, perLocale } from '@geven/catalogue-records';
import { SAMPLE_COLOURS, SAMPLE_PROFILES } from '../sample-profiles';
import { withinSentence } from '../timber-names';
import { type TimberProduct, timberProducts } from '../timber-products';
import { WORKED_ALONE } from '../worked-faces';
import { SAMPLE_BOX_SIZES, type SampleBox } from './sample-boxes';

const PRODUCTS = new Map([...timberProducts()].map((product) => [product.itemNumber, product]));

const MORE: Localized<string> = { nl: 'ook', en: 'also', de: 'dazu' };

/** `3 Muster` */
export const setName = (pieces: number): Localized<string> => ({
  nl: `${pieces} monsters`,
  en: `${pieces} samples`,
  de: `${pieces} Muster`,
});

/**
 * What is in each set of a box, `3 Muster: Eiche 18 × 145 mm, gehobelt; …`; a larger set says what it has more, `5 Muster,
 * dazu: …`. The shop shows what is before the colon above a list of what is behind it.
 */
export function setsOf({ samples }: Pick<SampleBox, 'samples'>): Localized<string[]> {
  return perLocale((locale) =>
    SAMPLE_BOX_SIZES.map(({ pieces }, index) => {
      const less = SAMPLE_BOX_SIZES[index - 1]?.pieces ?? 0;
      const names = samples.slice(less, pieces).map((itemNumber) => {
        const product = PRODUCTS.get(itemNumber);
        if (!product) throw new Error(`A sample box has a piece of ${itemNumber}, which is not there`);
        return pieceName(product)[locale];
      });
      return `${setName(pieces)[locale]}${less > 0 ? `, ${MORE[locale]}` : ''}: ${names.join('; ')}`;
    }),
  );
}

function pieceName({ family, specie, thickness, width, profile, colour }: TimberProduct): Localized<string> {
  const own = (colour ? SAMPLE_COLOURS[colour] : SAMPLE_PROFILES[profile]).name;
  const finish = family.finish ? WORKED_ALONE[family.finish] : own;
  return perLocale(
    (locale) => `${withinSentence(specie.name[locale], locale)} ${thickness} × ${width} mm, ${finish[locale]}`,
  );
}
