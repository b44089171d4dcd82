import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const none = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x12,
  paddingBlockStart: vars.space.x8,
});

/** The number on the empty section, below the size of the heading. */
export const dimension = style(textStyle.figureMedium);

/** As wide as there is room, unlike what else is in an empty state. */
export const whole = style({ inlineSize: '100%' });

/** A term may be one endless word. */
export const searched = style({ overflowWrap: 'anywhere' });

export const label = style({ ...textStyle.caption, color: vars.color.muted, paddingBlockEnd: vars.space.x2 });

export const wider = style({ ...plainList, inlineSize: 'min(560px, 100%)' });

const row = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: '44px',
  color: 'inherit',
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent },
});

export const widerLink = style([row, { fontWeight: vars.weight.strong, color: vars.color.accent }]);

export const count = style({
  ...textStyle.caption,
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

export const tips = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x5,
  maxWidth: '680px',
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x12 } },
});

export const categories = style({
  ...plainList,
  '@media': { [media.xl]: { columns: 2, columnGap: vars.space.x8 } },
});

export const category = style([row, { breakInside: 'avoid' }]);

export const expert = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' });

export const content = style({ marginBlockStart: vars.space.x10 });

export const pages = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.x6} ${vars.space.x8}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Titles and intros keep to a width that can be read. */
export const page = style({ display: 'grid', alignContent: 'start', gap: vars.space.x1, maxWidth: '60ch' });

export const kind = style({ ...textStyle.caption, color: vars.color.muted });

export const pageLink = style({
  ...textStyle.lead,
  justifySelf: 'start',
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
});

export const intro = style({ color: vars.color.muted });

export const toContent = style({ paddingBlockEnd: vars.space.x4 });

/** As high as a finger needs it. */
export const toContentLink = style({
  display: 'inline-block',
  paddingBlock: vars.space.x1,
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
