import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const trail = style({
  paddingBlock: `${vars.space.x3} ${vars.space.x2}`,
  '@media': { [media.phone]: { paddingBlock: 0 } },
});

/** Phones have a link back instead. */
export const crumbs = style({ '@media': { [media.phone]: { display: 'none' } } });

export const head = style({
  display: 'grid',
  gap: `${vars.space.x2} ${vars.space.x12}`,
  paddingBottom: vars.space.x4,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      rowGap: 0,
      columnGap: vars.space.x3,
      paddingBottom: 0,
    },
    [media.md]: { borderBottom: `${vars.border.rule} solid ${vars.color.ink}` },
    [media.lg]: { gridTemplateColumns: 'fit-content(66%) minmax(16rem, 1fr)', alignItems: 'end' },
  },
});

/** Of a page with no way back to anything larger: on phones nothing stands between it and the header. */
export const firstHead = style([head, { '@media': { [media.phone]: { paddingTop: vars.space.x3 } } }]);
export const title = style({
  hyphens: 'auto',
  '@media': {
    [media.phone]: { ...textStyle.title, overflowWrap: 'anywhere' },
    [media.smallPhone]: textStyle.heading,
  },
});

/** On phones the number of products is beside the heading; wider screens have it above the products. */
export const phoneTotal = style({
  ...textStyle.caption,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { display: 'none' } },
});

/** What a category is about; phones begin with its products. At the end of the line the note on prices has its own. */
export const about = style({
  '@media': { [media.phone]: { display: 'none' }, [media.lg]: { display: 'block' } },
});

/** What a m² of decking is; on phones products come first. */
export const laid = style({ '@media': { [media.phone]: { display: 'none' } } });

export const note = style({
  maxWidth: '68ch',
  '@media': {
    [media.phone]: { ...textStyle.caption, gridColumn: '1 / -1' },
    [media.md]: { maxWidth: 'none' },
    [media.lg]: { justifySelf: 'end', textAlign: 'end' },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  '@media': {
    [media.md]: { paddingTop: vars.space.x3 },
    [media.lg]: { gridTemplateColumns: '255px minmax(0, 1fr)', gap: vars.space.x10 },
  },
});

export const results = style({ minWidth: 0 });

export const paging = style({ paddingTop: vars.space.x8 });

export const unknown = style({ marginBottom: vars.space.x6 });

export const loosen = style({ ...textStyle.lead, fontWeight: vars.weight.strong });

export const looser = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: `${vars.space.x2} 0 0`,
  paddingInlineStart: '1.2em',
});

export const ranking = style({
  width: 'fit-content',
  maxWidth: '68ch',
  marginTop: vars.space.x4,
  color: vars.color.muted,
});

/** The table takes the whole width: its filters are behind their button. */
export const wholeWidth = style({ '@media': { [media.md]: { paddingTop: vars.space.x3 } } });

export const empty = style({ paddingTop: vars.space.x6 });

export const nearest = style({ marginTop: vars.space.x10 });
/** One row, also where it has three. */
export const nearestProducts = style({});
globalStyle(`${nearestProducts} > :nth-child(4)`, {
  '@media': { 'screen and (min-width: 768px) and (max-width: 1279.98px)': { display: 'none' } },
});
