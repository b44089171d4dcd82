import { formatDecimal, formatMetres } from '@geven/timber';
import type { DrawingTheme, LoadBundle, LoadDrawing } from './drawing';
import { LOAD_WIDTHS } from './drawing-widths';
import { letters } from './letters';
import { COLOURS, dimensionLine, NUMBER_SIZE, number, round, sheet } from './svg-parts';

const HEAD = 21;
const BEARER = { width: 6, height: 6 };
/** Where bearers are, as parts of the length. */
const BEARERS = [0.12, 0.5, 0.88];
/** Least length of a leader with the room around it. */
const LEADER = 30;
/** Stacks are drawn higher than they are, so that their layers can be told apart. */
const STRETCH = 1.6;
const HEIGHT = { least: 14, most: 40 };

/** What is on the lorry from the side, the longest below, as an SVG. `colourOf` gives the colour of a wood. */
export function loadPicture(
  { bundles, locale, size }: LoadDrawing,
  theme: DrawingTheme,
  colourOf: (wood: string) => string,
): string {
  const width = LOAD_WIDTHS[size];
  const { ink, leader } = COLOURS[theme];
  const labels = bundles.map(
    ({ pieces, length }) => `${formatDecimal(pieces, 0, locale)} × ${formatMetres(length, locale)} m`,
  );
  const labelWidth = Math.max(...labels.map((label) => letters(label, NUMBER_SIZE).width));
  const labelX = width - labelWidth - 1;
  const longest = Math.max(...bundles.map(({ length }) => length));
  const scale = (labelX - LEADER) / longest;
  const parts = [dimensionLine(`${formatMetres(longest, locale)} m`, longest * scale, 7.5, ink)];
  let y = HEAD;
  bundles.forEach((bundle, index) => {
    const height = heightOf(bundle, scale);
    const end = bundle.length * scale;
    const middle = round(y + height / 2);
    parts.push(
      stack(bundle, { y, width: end, height }, colourOf(bundle.wood)),
      `<path d="M${round(end + 5)} ${middle}H${round(labelX - 6)}" stroke="${leader}"/>`,
      number(labels[index] ?? '', labelX, middle + 4.5, ink),
    );
    y += height + BEARER.height;
  });
  parts.push(`<path d="M0 ${round(y + 0.5)}H${width}"/>`);
  return sheet(width, y + 1, theme, parts.join(''));
}

const heightOf = ({ layers, thickness }: LoadBundle, scale: number): number =>
  Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, layers * thickness * scale * STRETCH)));

interface Box {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stack with its layers, and the bearers that it lies on. */
function stack({ layers }: LoadBundle, { y, width, height }: Box, colour: string): string {
  const right = round(width - 1);
  const joints = Array.from(
    { length: layers - 1 },
    (_, layer) => `M.5 ${round(y + ((layer + 1) * height) / layers)}h${right}`,
  );
  const bearers = BEARERS.map(
    (part) =>
      `M${Math.round(part * width - BEARER.width / 2) + 0.5} ${y + height - 0.5}v${BEARER.height}h${BEARER.width}v-${BEARER.height}`,
  );
  return [
    `<rect x=".5" y="${y + 0.5}" width="${right}" height="${height - 1}" fill="${colour}"/>`,
    `<path d="${joints.join('')}" stroke="${COLOURS.light.ink}" opacity=".5"/>`,
    `<path d="${bearers.join('')}"/>`,
  ].join('');
}
