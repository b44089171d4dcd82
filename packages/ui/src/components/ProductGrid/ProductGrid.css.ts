import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { breakpoints, media } from '../../theme/media';
import { fitSections } from '../private/fit-sections';
import { usualScale } from '../private/section-properties';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
  vars: { [usualScale]: vars.section.scale },
  '@media': {
    [media.phone]: { vars: { [usualScale]: vars.section.scalePhone } },
    [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Comes after the cards. */
export const end = style({});

// Cards of a row are as high as each other: while a page is arriving, those of an unfinished row would be moved by the
// next one. Not by `:nth-last-child`, which matches nothing before the list is closed.
globalStyle(`${root}:not(:has(+ ${end})) > :not(:has(+ * + * + * + *))`, { display: 'none' });

// Beside the filters of a listing, where columns are narrowest.
fitSections(root, {
  all: 132,
  'screen and (min-width: 360px)': 150,
  [media.sm]: 260,
  [media.md]: 312,
  [media.lg]: 180,
  [media.xl]: 190,
  'screen and (min-width: 1440px)': 230,
  [media.print]: 140,
});

const columnsOf = (count: number) => ({
  '@media': { [media.lg]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const columns = styleVariants({
  2: {},
  3: columnsOf(3),
  4: columnsOf(4),
  besideFilters: {
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});

/** Where `besideFilters` has three columns. */
const betweenMdAndXl = `${media.md} and (max-width: ${breakpoints.xl - 0.02}px)`;

fitSections(columns.besideFilters, { [betweenMdAndXl]: 180 });

// The first and the last board of a row are on the page's edges.
function edges(grid: string, count: number, width: string) {
  globalStyle(`${grid} > :nth-child(${count}n + 1)`, {
    '@media': { [width]: { paddingInlineStart: 0, borderInlineStart: 0 } },
  });
  globalStyle(`${grid} > :nth-child(${count}n)`, { '@media': { [width]: { paddingInlineEnd: 0 } } });
}

edges(`${root}:not(${columns.besideFilters})`, 2, media.belowLg);
edges(columns.besideFilters, 2, media.phone);
edges(root, 4, media.print);
edges(columns[2], 2, media.lg);
edges(columns[3], 3, media.lg);
edges(columns[4], 4, media.lg);
edges(columns.besideFilters, 3, betweenMdAndXl);
edges(columns.besideFilters, 4, media.xl);
