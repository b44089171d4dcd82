import { type Colour, formatColour, parseColour } from '../colour.ts';
import { APPEARANCE, type AppearanceKey } from '../wood/species-appearance.ts';
import { box, FILL, hint, isometric, polygon } from './svg.ts';

type Five<Item> = readonly [Item, Item, Item, Item, Item];

/** What is in a sample box: five species, and how their faces are worked. */
export interface BoxContent {
  readonly species: Five<AppearanceKey>;
  readonly surface: 'plain' | 'grooved' | 'sawn' | 'rhombus';
}

/** Lines on a piece: grain, grooves or the joint between two profiles. */
const LINES = { plain: 5, grooved: 11, sawn: 4, rhombus: 1 } as const;

/** By the last words of the box's picture; the species are those of the sample range's boxes. */
export const BOXES: Readonly<Record<string, BoxContent>> = {
  'hardwood-decking': { species: ['ipe', 'bangkirai', 'cumaru', 'garapa', 'massaranduba'], surface: 'grooved' },
  'softwood-decking': {
    species: ['douglas', 'larch-european', 'pine-treated', 'thermo-pine', 'acetylated-pine'],
    surface: 'grooved',
  },
  'modified-wood': {
    species: ['thermo-ash', 'thermo-pine', 'acetylated-pine', 'thermo-ayous', 'thermo-ash'],
    surface: 'plain',
  },
  cladding: { species: ['wrc', 'larch-european', 'douglas', 'oak', 'thermo-pine'], surface: 'plain' },
  'rhombus-profiles': { species: ['larch-european', 'wrc', 'thermo-ayous', 'douglas', 'oak'], surface: 'rhombus' },
  'planed-boards': { species: ['oak', 'iroko', 'larch-european', 'bangkirai', 'wrc'], surface: 'plain' },
  'sawn-boards': { species: ['azobe', 'oak', 'douglas', 'angelim-vermelho', 'chestnut'], surface: 'sawn' },
  'treated-wood': {
    species: ['pine-treated', 'spruce-treated', 'pine-treated:grey', 'pine-treated:brown', 'pine-treated'],
    surface: 'plain',
  },
  'fence-timber': {
    species: ['pine-treated', 'robinia', 'douglas', 'chestnut', 'pine-treated:brown'],
    surface: 'sawn',
  },
  bestsellers: { species: ['bangkirai', 'douglas', 'thermo-ash', 'larch-european', 'wrc'], surface: 'grooved' },
};

/** Light, half shade and shade of a wood. */
function tintsOf(wood: AppearanceKey): readonly [string, string, string] {
  const early = parseColour(APPEARANCE[wood].early);
  const shaded = (share: number) => formatColour(early.map((part) => part * share) as Colour);
  return [shaded(1.08), shaded(0.96), shaded(0.78)];
}

/** An open box with five pieces of boards standing in it, the last one in front. */
export const sampleBox = ({ species, surface }: BoxContent): string => {
  const project = isometric([310, 400], 1.08);
  const pieces = species.map((wood, i) => {
    const [light, half, shade] = tintsOf(wood);
    const y = -92 + i * 40;
    const top = 128 - i * 12;
    const lines = Array.from({ length: LINES[surface] }, (_, line) => {
      const x = -95 + ((line + 1) / (LINES[surface] + 1)) * 180;
      const sway = surface === 'plain' ? ((line % 2) - 0.5) * 8 : 0;
      return `M${project([x, y + 22, 30]).join(' ')}L${project([x + sway, y + 22, top]).join(' ')}`;
    });
    const marks = surface === 'sawn' ? [top - 12, top - 22, top - 38, top - 46] : [];
    const scores = marks.map((z) => `M${project([-88, y + 22, z]).join(' ')}L${project([78, y + 22, z]).join(' ')}`);
    return (
      box(project, [-95, y, -80], [85, y + 22, top], { light, half, shade }) + hint([...lines, ...scores].join(''))
    );
  });
  const wall = (points: [number, number, number][], fill: string) => polygon(points.map(project), fill);
  return [
    wall(
      [
        [-120, -120, -90],
        [-120, 120, -90],
        [-120, 120, 60],
        [-120, -120, 60],
      ],
      FILL.shade,
    ),
    wall(
      [
        [-120, -120, -90],
        [120, -120, -90],
        [120, -120, 60],
        [-120, -120, 60],
      ],
      FILL.half,
    ),
    ...pieces,
    wall(
      [
        [-120, 120, -90],
        [120, 120, -90],
        [120, 120, 60],
        [-120, 120, 60],
      ],
      FILL.light,
    ),
    wall(
      [
        [120, -120, -90],
        [120, 120, -90],
        [120, 120, 60],
        [120, -120, 60],
      ],
      FILL.half,
    ),
    wall(
      [
        [-84, 120, -40],
        [30, 120, -40],
        [30, 120, 20],
        [-84, 120, 20],
      ],
      FILL.paper,
    ),
  ].join('');
};
