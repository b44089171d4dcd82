import { groupBy, type TemplateRecord } from '@geven/catalogue-records';
import type { FamilyCode } from '../family-code';
import type { SampleProfile } from '../sample-profiles';
import { SAMPLE_SPECIES } from '../sample-species';
import {
  accessoriesOfTimber,
  type FittedTimber,
  JOIST_PAD,
  JOIST_TAPE,
  NATURAL_OIL,
  WEED_MEMBRANE,
} from './timber-accessories';

/** Of each kind that a product is shown with. */
const MAX_RELATED = 12;

type Product = Pick<TemplateRecord, 'id' | 'family' | 'specie' | 'thickness' | 'width' | 'profile' | 'itemNumber'>;

interface Relations {
  accessoryIds: number[];
  alternativeIds: number[];
}

const SPECIES = new Map(SAMPLE_SPECIES.map((specie) => [specie.slug, specie]));

/** What goes with every product and what could be taken instead, by the id of the product. */
export function relateProducts(products: readonly Product[]): Map<number, Relations> {
  const ids = new Map(products.map(({ itemNumber, id }) => [itemNumber, id]));
  const sameSize = groupBy(products, ({ family, thickness, width }) => `${family} ${thickness} ${width}`);
  const kinds = groupBy(products, groupCode);
  const sameKind = (product: Product) =>
    (kinds.get(groupCode(product)) ?? []).flatMap(({ id }) => (id === product.id ? [] : [id]));
  const battens = products.filter(({ family }) => family === 'BT').flatMap((product) => timberOf(product) ?? []);
  const accessoriesOf = (product: Product) => {
    const timber = timberOf(product);
    return timber ? accessoriesOfTimber(timber, battens) : accessoriesOfAccessory(product);
  };
  const sameSpecie = groupBy(products, ({ family, specie }) => `${family} ${specie}`);
  return new Map(
    products.map((product) => {
      const { id, family, thickness, width, profile, specie } = product;
      const siblings = sameSize.get(`${family} ${thickness} ${width}`) ?? [];
      const others = siblings.filter((other) => other.specie !== specie && other.profile === profile);
      const sizes = (sameSpecie.get(`${family} ${specie}`) ?? []).filter(
        (other) =>
          other.id !== id && (other.profile === profile || (other.thickness === thickness && other.width === width)),
      );
      return [
        id,
        {
          accessoryIds: accessoriesOf(product).flatMap((itemNumber) => ids.get(itemNumber) ?? []),
          alternativeIds: (specie === null ? sameKind(product) : interleave(others, sizes)).slice(0, MAX_RELATED),
        },
      ];
    }),
  );
}

/** Accessories of a kind begin alike: `AC-OIL-002`. */
const groupCode = ({ itemNumber }: Product): string => itemNumber.slice(0, itemNumber.lastIndexOf('-'));

/** Item numbers of what goes with an accessory: pedestals carry joists on pads, cleaners come before oil. */
function accessoriesOfAccessory({ itemNumber }: Product): string[] {
  if (itemNumber.startsWith('AC-PED')) return [JOIST_PAD, JOIST_TAPE, WEED_MEMBRANE];
  return itemNumber.startsWith('AC-CLN') ? [NATURAL_OIL] : [];
}

/** A product as the sample made it; null for what is no timber. */
function timberOf({ itemNumber, family, specie, thickness, width, profile }: Product): FittedTimber | null {
  const own = SPECIES.get(specie ?? '');
  if (!own || thickness === null || width === null) return null;
  return {
    ...{ itemNumber, specie: own, thickness, width },
    family: family as FamilyCode,
    profile: profile as SampleProfile,
  };
}

/** One of each in turn, so that both kinds of alternatives are among the first. */
function interleave(one: readonly Product[], other: readonly Product[]): number[] {
  const ids: number[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    for (const product of [one[index], other[index]]) if (product) ids.push(product.id);
  }
  return [...new Set(ids)];
}
