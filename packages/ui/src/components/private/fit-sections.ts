import { globalStyle } from '@vanilla-extract/css';
import { sectionScale } from '../../theme/section-scale';
import { usualScale, widestSection } from './section-properties';

/** What is beside a drawing in its cell, px: gap, dimension line and number. */
const BESIDE = 36;

/**
 * Lets the section drawings in the cells of a list shrink together, so that the widest fits and all keep one scale.
 * The list has `widestSection` and `usualScale`; `cells` are its narrowest cells in px, by media query (`all`: every screen).
 */
export function fitSections(list: string, cells: Readonly<Record<string, number>>): void {
  for (const [query, px] of Object.entries(cells)) {
    const scale = `min(var(${usualScale}), ${px - BESIDE} / var(${widestSection}, 1))`;
    globalStyle(`${list} > *`, { '@media': { [query]: { vars: { [sectionScale]: scale } } } });
  }
}
