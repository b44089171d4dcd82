import { SAMPLE_FAMILIES, type SampleFamily } from './sample-families';
import { SAMPLE_COLOURS, SAMPLE_PROFILES, type SampleColour, type SampleProfile } from './sample-profiles';
import { SAMPLE_SPECIES, type SampleSpecie } from './sample-species';

/** One template of timber before prices and texts. */
export interface TimberProduct {
  family: SampleFamily;
  specie: SampleSpecie;
  thickness: number;
  width: number;
  profile: SampleProfile;
  colour: SampleColour | null;
  /** FAM-SPC-TTTWWW-PP, with -Xn on made-up sizes. */
  itemNumber: string;
  lengths: number[];
}

const SPECIES = new Map(SAMPLE_SPECIES.map((specie) => [specie.slug, specie]));

/**
 * Every product of the families. `copy` 0 is the true range; higher copies vary the sizes and have fewer lengths: they
 * only exist to measure with a larger catalogue.
 */
export function* timberProducts(copy = 0): Generator<TimberProduct> {
  for (const family of SAMPLE_FAMILIES) {
    const lengths = family.lengths.filter((_, index) => copy === 0 || index % 4 === 0);
    for (const slug of family.species) {
      const specie = SPECIES.get(slug);
      if (!specie) throw new Error(`Family ${family.code} names the unknown species ${slug}`);
      for (const [baseThickness, baseWidth] of family.dimensions) {
        const size = { thickness: baseThickness + (copy % 30), width: baseWidth + Math.floor(copy / 30) * 5 };
        for (const [profile, colour] of finishes(family, specie)) {
          const code = colour ? SAMPLE_COLOURS[colour].code : SAMPLE_PROFILES[profile].code;
          const size6 = `${pad(size.thickness)}${pad(size.width)}`;
          const itemNumber = `${family.code}-${specie.code}-${size6}-${code}${copy === 0 ? '' : `-X${copy}`}`;
          yield { family, specie, ...size, profile, colour, itemNumber, lengths };
        }
      }
    }
  }
}

function finishes(
  { code, kind, profiles, colours }: SampleFamily,
  { slug, group }: SampleSpecie,
): [SampleProfile, SampleColour | null][] {
  // The only battens that are not planed.
  if (code === 'BT' && slug === 'azobe') return [['sawn', null]];
  // Decking that hardly moves has a groove along its edges, for hidden clips.
  const isForClips = kind === 'decking' && group === 'modified-wood';
  return profiles.flatMap((each): [SampleProfile, SampleColour | null][] => {
    const profile = isForClips && each === 'smooth' ? 'side-grooved' : each;
    return colours ? colours.map((colour) => [profile, colour]) : [[profile, null]];
  });
}

const pad = (mm: number): string => String(mm).padStart(3, '0');
