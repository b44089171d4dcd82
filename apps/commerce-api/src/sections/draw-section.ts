import { formatDecimal, type Locale, toProfile } from '@geven/timber';
import { channelsOf, growthRings, sectionPath } from '@geven/timber/section';
import { sectionTexts } from './section-texts';
import { escapeXml, extensions, heightLine, text, widthLine } from './svg';

/** What of a board its section shows; mm. */
export interface SectionFacts {
  readonly name: string;
  readonly itemNumber: string;
  /** Language-neutral key, for example `grooved`. */
  readonly profile: string | null;
  readonly thickness: number;
  readonly width: number;
  /** Width that one board covers, overlap taken off; null for what is not laid. */
  readonly workingWidth: number | null;
  /** Width that one laid board takes up, joint included. */
  readonly cover: number | null;
  /** Colour of the end grain, `#rrggbb`. */
  readonly colour: string;
}

const MARGIN = { left: 31, top: 32, right: 27, bottom: 36 };
/** Room for the name and the note, whatever the board measures. */
const NARROWEST = 130;
const ROW = 9;
/** How much of the neighbouring board is hinted at. */
const NEIGHBOUR = 9;

const millimetres = (value: number, locale: Locale): string =>
  `${formatDecimal(value, Number.isInteger(value) ? 0 : 1, locale)} mm`;

/** The section of a board as an SVG that prints in its true size, with dimension lines. */
export function drawSection(facts: SectionFacts, locale: Locale): string {
  const { name, itemNumber, thickness, width } = facts;
  const t = sectionTexts(locale);
  const profile = toProfile(facts.profile);
  const outline = sectionPath(profile, thickness, width);
  const sheet = {
    width: Math.max(NARROWEST, MARGIN.left + width + MARGIN.right),
    height: MARGIN.top + thickness + MARGIN.bottom,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${sheet.width} ${sheet.height}" lang="${locale}" role="img" font-family="Arial, Helvetica, sans-serif" fill="#101418">`,
    `<title>${escapeXml(`${name}, ${millimetres(thickness, locale)} × ${millimetres(width, locale)}`)}</title>`,
    `<rect width="${sheet.width}" height="${sheet.height}" fill="#fff"/>`,
    text([6, 8], name, 'start', 4.2),
    text([6, 13], itemNumber),
    `<g transform="translate(${MARGIN.left} ${MARGIN.top})">`,
    `<clipPath id="section"><path d="${outline}"/></clipPath>`,
    `<path d="${outline}" fill="${facts.colour}"/>`,
    `<path d="${growthRings(thickness, width)}" clip-path="url(#section)" fill="none" stroke="#101418" stroke-width=".3" opacity=".2"/>`,
    `<path d="${outline}" fill="none" stroke="#101418" stroke-width=".35" stroke-linejoin="round"/>`,
    grooves(facts, locale),
    extensions(
      [
        [-1, 0],
        [-8, 0],
      ],
      [
        [-1, thickness],
        [-8, thickness],
      ],
    ),
    heightLine(0, thickness, -6, `${t('thickness')} ${millimetres(thickness, locale)}`),
    widths(facts, locale),
    '</g>',
    text([6, sheet.height - 5], t('note'), 'start', 2.8),
    '</svg>',
  ].join('\n');
}

/** Pitch and depth of the grooves, over the first two of them. */
function grooves({ profile, width }: SectionFacts, locale: Locale): string {
  const t = sectionTexts(locale);
  const channels = channelsOf(toProfile(profile), width);
  if (!channels || channels.count < 2) return '';
  const { first, opening, pitch, depth } = channels;
  const middle = first + opening / 2;
  const label = `${t('pitch')} ${millimetres(pitch, locale)}, ${t('depth')} ${millimetres(depth, locale)}`;
  return (
    extensions(
      [
        [middle, depth],
        [middle, -7],
      ],
      [
        [middle + pitch, depth],
        [middle + pitch, -7],
      ],
    ) + widthLine(middle, middle + pitch, -6, label)
  );
}

/** Width, then what of it covers or what the joint adds. */
function widths({ thickness, width, workingWidth, cover }: SectionFacts, locale: Locale): string {
  const t = sectionTexts(locale);
  const below = thickness + ROW;
  const measured = extensions(
    [
      [0, thickness + 1],
      [0, below + 2],
    ],
    [
      [width, thickness + 1],
      [width, below + 2],
    ],
  );
  const whole = measured + widthLine(0, width, below, `${t('width')} ${millimetres(width, locale)}`);
  const covered = Math.min(width, workingWidth ?? width);
  const joint = (cover ?? workingWidth ?? width) - width;
  const overlap =
    covered < width
      ? extensions(
          [
            [width - covered, thickness + 1],
            [width - covered, below + ROW + 2],
          ],
          [
            [width, below],
            [width, below + ROW + 2],
          ],
        ) + widthLine(width - covered, width, below + ROW, `${t('workingWidth')} ${millimetres(covered, locale)}`)
      : '';
  return (
    whole + overlap + (joint > 0 ? neighbour(width, thickness, joint, `${t('gap')} ${millimetres(joint, locale)}`) : '')
  );
}

/** The edge of the next board, dashed, and the joint to it. */
function neighbour(width: number, thickness: number, joint: number, label: string): string {
  const x = width + joint;
  const edge = `M${x + NEIGHBOUR} 0H${x}V${thickness}H${x + NEIGHBOUR}`;
  const y = thickness + 2 * ROW;
  return (
    `<path d="${edge}" fill="none" stroke="#101418" stroke-width=".25" stroke-dasharray="1.2 1"/>` +
    extensions(
      [
        [width, thickness + 1],
        [width, y + 2],
      ],
      [
        [x, thickness + 1],
        [x, y + 2],
      ],
    ) +
    widthLine(width, x, y, label)
  );
}
