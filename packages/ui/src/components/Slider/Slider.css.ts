import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { CARD_ROWS } from '../private/card-rows';
import { fitSections } from '../private/fit-sections';
import { usualScale } from '../private/section-properties';

/** Slides in view from a width in px on, as the specification has them. */
const slidesFrom = (width: number, slides: number) => ({
  [`screen and (min-width: ${width}px)`]: { vars: { '--kit-slides': String(slides) } },
});

export const root = style({ position: 'relative' });

export const buttons = style({
  display: 'none',
  '@media': {
    [media.md]: {
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineEnd: 0,
      display: 'flex',
      gap: vars.space.x2,
      marginBottom: vars.space.x6,
    },
    '(scripting: none)': { display: 'none' },
  },
});

/** Buttons of a slider that has no slide in this place, the first one out of view: there is nothing to go on to. */
const withoutSlide = (place: number) => `${root}:not(:has(> ul > :nth-child(${place}))) > ${buttons}`;

globalStyle(withoutSlide(3), { display: 'none' });
globalStyle(withoutSlide(4), { '@media': { 'screen and (min-width: 1099px)': { display: 'none' } } });
globalStyle(withoutSlide(5), { '@media': { 'screen and (min-width: 1300px)': { display: 'none' } } });

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${CARD_ROWS}, auto)`,
  gridAutoColumns: 'calc(100% / var(--kit-slides))',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  margin: 0,
  padding: `2px 0 ${vars.space.x3}`,
  listStyle: 'none',
  vars: { '--kit-slides': '1.3', [usualScale]: vars.section.scale },
  '@media': {
    ...slidesFrom(767, 2.8),
    ...slidesFrom(1099, 3.3),
    ...slidesFrom(1300, 4),
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
});

globalStyle(`${strip} > *`, { minWidth: 0, scrollSnapAlign: 'start', gridRow: `span ${CARD_ROWS}` });

// As in a grid of cards: hairlines between them, the first board on the page's edge.
globalStyle(`${strip} > :first-child`, { paddingInlineStart: 0, borderInlineStart: 0 });

fitSections(strip, {
  all: 216,
  'screen and (min-width: 767px)': 252,
  'screen and (min-width: 1099px)': 306,
});
