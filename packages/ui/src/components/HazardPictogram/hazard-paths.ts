/** One path of a symbol on a 100 unit square; a line is stroked, everything else filled. */
interface SymbolPath {
  readonly d: string;
  readonly isLine?: boolean;
}

const skull =
  'M50 24c-11 0-18 7-18 16 0 6 3 10 7 13v6h22v-6c4-3 7-7 7-13 0-9-7-16-18-16ZM43 37a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM57 37a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM50 47l-2.500 5h5Z';

/** Symbols of the Globally Harmonised System, drawn for this kit after their description in CLP, annex V. */
const paths = {
  // Exploding bomb.
  GHS01: [
    { d: 'M48 46a15 15 0 1 0 .1 0Z' },
    { d: 'M50 44l6-10M62 30l2-9M66 36l9-4M67 43l9 3M57 28l-5-8', isLine: true },
  ],
  // Flame above a line.
  GHS02: [
    {
      d: 'M51 20c3 9-9 15-12 24-2 6-1 11 3 15-1-5 1-9 4-12 0 5 3 7 5 10 2-3 2-7 1-11 5 4 7 8 5 13 6-4 8-10 6-17-1-4-3-6-3-10-2 2-3 3-3 6-3-5-1-12-6-18Z',
    },
    { d: 'M32 69h36', isLine: true },
  ],
  // Flame above a circle.
  GHS03: [
    {
      d: 'M51 17c2 7-7 11-10 18-1 5-1 9 2 12 0-4 1-7 4-9 0 4 2 6 4 8 1-3 1-5 1-9 4 3 5 7 4 10 4-3 6-8 5-13-1-4-3-5-3-8-1 2-2 3-2 5-2-4-1-10-5-14Z',
    },
    { d: 'M50 52a12 12 0 1 0 .1 0ZM34 79h32', isLine: true },
  ],
  // Gas cylinder.
  GHS04: [{ d: 'M27 60l33-24c3-2 7-2 9 1s1 7-2 9L34 70c-3 2-6 1-8-1s-2-7 1-9Z' }, { d: 'M69 38l6-5', isLine: true }],
  // Drops that eat metal and skin.
  GHS05: [
    { d: 'M30 30l16-6 2 4-16 6ZM55 24l16 6-2 4-16-6Z' },
    { d: 'M44 36c2 3 3 5 3 7a3 3 0 0 1-6 0c0-2 1-4 3-7ZM58 36c2 3 3 5 3 7a3 3 0 0 1-6 0c0-2 1-4 3-7Z' },
    { d: 'M26 56h10l3 4 4-2 3-2h4v8H26ZM54 58c6-3 12-3 19-2l3 3-5 5H54Z' },
  ],
  // Skull and crossbones.
  GHS06: [{ d: skull }, { d: 'M31 64l38 11M69 64L31 75', isLine: true }],
  // Exclamation mark.
  GHS07: [{ d: 'M44 24h12l-3 32h-6ZM50 61a6 6 0 1 0 .1 0Z' }],
  // Person with a star-shaped damage of the chest.
  GHS08: [
    {
      d: 'M50 20a9 9 0 1 0 .1 0ZM30 76V54c0-8 5-13 12-14h16c7 1 12 6 12 14v22H58l-2-2-6-7-6 7-2 2ZM50 45l-3 8-8-4 4 8-9 3 9 3-4 8 8-4 3 9 3-9 8 4-4-8 9-3-9-3 4-8-8 4Z',
    },
  ],
  // Dead tree and fish.
  GHS09: [
    { d: 'M30 68h44M42 67V36M42 46l-9-8M42 52l8-9M42 38l-5-8M42 36l6-8', isLine: true },
    { d: 'M52 61c5-7 14-9 20-4l5-4v10l-5-3c-6 6-15 6-20 1ZM57 58a1.500 1.500 0 1 0 .1 0Z' },
  ],
} as const satisfies Record<string, readonly SymbolPath[]>;

export const hazardPaths: Readonly<Record<keyof typeof paths, readonly SymbolPath[]>> = paths;
