import { sectionPath } from '@geven/timber/section';
import type { DrawingTheme, SectionDrawing } from './drawing';
import { SECTION_WIDTH } from './drawing-widths';
import { COLOURS, dimensionLine, round, sheet } from './svg-parts';

/** CSS pixels of a millimetre: a board of 145 mm is 88 px wide. What is larger than this much is drawn smaller. */
const SCALE = 0.607;
const MAX_SIZE = { width: SECTION_WIDTH - 2, height: 64 };
const STROKE = 1;
const DIMENSION_ROOM = 22;

/** The end of a board with its true outline, its grain and its width, as an SVG. */
export function sectionPicture(section: SectionDrawing, theme: DrawingTheme, grain: Buffer): string {
  const { thickness, width, profile } = section;
  const { ink } = COLOURS[theme];
  const scale = Math.min(SCALE, MAX_SIZE.width / width, MAX_SIZE.height / thickness);
  const outline = sectionPath(profile, thickness, width);
  const size = { width: width * scale, height: thickness * scale };
  const picture = `data:image/png;base64,${grain.toString('base64')}`;
  return sheet(
    SECTION_WIDTH,
    size.height + STROKE + DIMENSION_ROOM,
    theme,
    [
      `<g transform="translate(${STROKE / 2} ${STROKE / 2}) scale(${round(scale * 1000) / 1000})">`,
      `<clipPath id="outline"><path d="${outline}"/></clipPath>`,
      `<image href="${picture}" width="${width}" height="${thickness}" preserveAspectRatio="xMidYMid slice" clip-path="url(#outline)"/>`,
      `<path d="${outline}" stroke-width="${round(STROKE / scale)}" stroke-linejoin="round"/>`,
      '</g>',
      dimensionLine(String(width), size.width + STROKE, size.height + STROKE + 14.5, ink),
    ].join(''),
  );
}
