import type { DrawingTheme } from './drawing';
import { LOGOTYPE_WIDTH } from './drawing-widths';
import { letters } from './letters';
import { COLOURS, round, sheet } from './svg-parts';

const HEIGHT = 28;
const SIZE = 28;
const BASELINE = 24;

/** The shop's name in the letters of its header, as an SVG; a long one in smaller letters. */
export function logotypePicture(brand: string, theme: DrawingTheme): string {
  const { path, width } = letters(brand, SIZE, 'logotype');
  const scale = Math.min(1, LOGOTYPE_WIDTH / width);
  const { ink } = COLOURS[theme];
  const shape = `<path transform="translate(-1.5 ${BASELINE}) scale(${round(scale)})" d="${path}" fill="${ink}" stroke="none"/>`;
  return sheet(LOGOTYPE_WIDTH, HEIGHT, theme, shape);
}
