import { clips, rhombusClip, sidingClip, starterClip } from './clips.ts';
import { CLEANED, cleaners, endSealer, OIL_TONES, oil, other } from './containers.ts';
import { cornerProfile, FINISHES } from './corner-profiles.ts';
import { angleBracket, joistHanger, postAnchor, postBase } from './fittings.ts';
import type { SizedDrawing } from './oblique.ts';
import { butylTape, dimpledMembrane, epdmTape, facadeMembrane, membraneTape, weedMembrane } from './rolls.ts';
import { BOXES, sampleBox } from './sample-boxes.ts';
import { drawScrew, SCREWS, screwName } from './screws.ts';
import { gapSpacer, PEDESTALS, pedestal, rubberPads, slopeCorrector } from './supports.ts';
import { FILL } from './svg.ts';

type Drawings = Readonly<Record<string, () => string | SizedDrawing>>;

/** One drawing for each entry of a table, named by the kind and the entry. */
const each = <Item>(
  kind: string,
  table: Readonly<Record<string, Item>>,
  draw: (item: Item) => string | SizedDrawing,
): Drawings => Object.fromEntries(Object.entries(table).map(([name, item]) => [`${kind}-${name}`, () => draw(item)]));

/** What stands for a kind, where a product of it has no drawing of its own. */
const KINDS: Drawings = {
  screws: () => drawScrew({ work: 'decking', diameter: 5, length: 60 }),
  clips,
  pedestals: () => pedestal([60, 100]),
  spacers: rubberPads,
  oil: () => oil(OIL_TONES.natural),
  cleaners: () => cleaners(CLEANED.wood),
  membranes: weedMembrane,
  tapes: butylTape,
  brackets: () => angleBracket('galvanised'),
  'corner-profiles': () => cornerProfile(FINISHES.plain),
  'end-sealer': () => endSealer(FILL.light),
  'sample-box': () => sampleBox(BOXES.bestsellers as (typeof BOXES)[string]),
  other,
};

/** Every drawing by the name of its picture. */
export const DRAWINGS: Drawings = {
  ...KINDS,
  ...each('screws', Object.fromEntries(SCREWS.map((screw) => [screwName(screw), screw])), drawScrew),
  ...each('clips', { starter: starterClip, rhombus: rhombusClip, siding: sidingClip }, (draw) => draw()),
  ...each('pedestals', Object.fromEntries(PEDESTALS.map((range) => [range.join('-'), range])), pedestal),
  'pedestals-slope': slopeCorrector,
  'spacers-gap': gapSpacer,
  ...each('oil', OIL_TONES, oil),
  ...each('cleaners', CLEANED, cleaners),
  ...each('membranes', { facade: facadeMembrane, dimpled: dimpledMembrane }, (draw) => draw()),
  ...each('tapes', { epdm: epdmTape, membrane: membraneTape }, (draw) => draw()),
  ...each('brackets', { 'post-base': postBase, 'post-anchor': postAnchor, 'joist-hanger': joistHanger }, (draw) =>
    draw(),
  ),
  'brackets-stainless': () => angleBracket('stainless'),
  ...each('corner-profiles', FINISHES, cornerProfile),
  'end-sealer-black': () => endSealer('#3a4046'),
  ...each('sample-box', BOXES, sampleBox),
};
