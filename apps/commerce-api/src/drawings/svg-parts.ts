import type { DrawingTheme } from './drawing';
import { letters } from './letters';
import { DAY, NIGHT } from './mail-colours';

/** Colours of lines and grounds. A light drawing brings its white with it, should a mail program darken all around it. */
export const COLOURS = {
  light: { ground: DAY.sheet, ink: DAY.ink, leader: DAY.edge },
  dark: { ground: 'none', ink: NIGHT.ink, leader: DAY.edge },
} as const satisfies Record<DrawingTheme, unknown>;

/** Pixels of dense screens for one of CSS. */
export const DENSITY = 2;
export const NUMBER_SIZE = 13;
/** Half of a tick. */
const TICK = 5.5;
/** Between a number and its dimension line. */
const GAP = 6;

/** Hundredths of a pixel are enough. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A drawing of CSS pixels as an SVG of twice as many. */
export function sheet(width: number, height: number, theme: DrawingTheme, content: string): string {
  const { ground, ink } = COLOURS[theme];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * DENSITY}" height="${Math.ceil(height) * DENSITY}" viewBox="0 0 ${width} ${Math.ceil(height)}"><rect width="100%" height="100%" fill="${ground}"/><g fill="none" stroke="${ink}">${content}</g></svg>`;
}

/** A number with its baseline at `y`. */
export function number(text: string, x: number, y: number, ink: string): string {
  return `<path transform="translate(${round(x)} ${round(y)})" d="${letters(text, NUMBER_SIZE).path}" fill="${ink}" stroke="none"/>`;
}

/** A level dimension line from 0 to `length` with its number inside, or behind it where it is too short. */
export function dimensionLine(text: string, length: number, y: number, ink: string): string {
  const { width } = letters(text, NUMBER_SIZE);
  const isInside = width + 2 * GAP + 2 * TICK < length;
  const [start, end] = [(length - width) / 2, (length + width) / 2];
  const ticks = `M.5 ${y - TICK}v${2 * TICK}M${round(length - 0.5)} ${y - TICK}v${2 * TICK}`;
  const line = isInside
    ? `M.5 ${y}H${round(start - GAP)}M${round(end + GAP)} ${y}H${round(length - 0.5)}`
    : `M.5 ${y}H${round(length - 0.5)}`;
  return `<path d="${ticks}${line}"/>${number(text, isInside ? start : length + GAP, y + 4.5, ink)}`;
}
