import { media, textStyle, vars } from '@geven/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const trail = style({ paddingBlock: `${vars.space.x3} ${vars.space.x5}` });

export const head = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBottom: vars.space.x6,
});

/** Sections of all products in one scale: 1 px per mm, so that the widest board fits its column. */
export const scroller = style({
  // Holds what is hidden from sight within it, which else widens the page.
  position: 'relative',
  overflowX: 'auto',
  marginTop: vars.space.x4,
  vars: { [vars.section.scale]: '1' },
  ':focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  '@media': { [media.phone]: { vars: { [vars.section.scale]: '0.5' } } },
});

export const table = style({
  ...textStyle.text,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: '232px',
  minWidth: '200px',
  paddingInlineEnd: vars.space.x4,
  background: vars.color.surface,
  textAlign: 'start',
  '@media': { [media.phone]: { width: '148px', minWidth: '148px', paddingInlineEnd: vars.space.x3 } },
} as const;

export const corner = style({ ...first, borderBottom: `${vars.border.rule} solid ${vars.color.ink}` });

export const product = style({
  minWidth: '230px',
  padding: `${vars.space.x3} ${vars.space.x4} ${vars.space.x4}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'bottom',
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  borderInlineStart: hairline,
  '@media': { [media.phone]: { minWidth: '170px', paddingInline: vars.space.x3 } },
});

export const productHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
});

export const name = style({
  ...textStyle.name,
  marginTop: vars.space.x2,
  color: vars.color.ink,
  ':hover': { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.28em' },
  '@media': { [media.phone]: { ...textStyle.text, fontWeight: vars.weight.strong } },
});

export const remove = style({
  ...textStyle.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: '24px',
  color: vars.color.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
  ':hover': { color: vars.color.accent },
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const row = style({});
/** A row with a difference is tinted and marked; equal rows step back. */
export const rowDiffers = style({});

const cell = { padding: `${vars.space.x3} ${vars.space.x4}`, borderBottom: hairline, verticalAlign: 'top' } as const;

export const label = style({
  ...first,
  paddingBlock: vars.space.x3,
  borderBottom: hairline,
  fontWeight: 400,
  color: vars.color.muted,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineHeight: 1.35,
  selectors: { [`${rowDiffers} &`]: { color: vars.color.ink, fontWeight: vars.weight.strong } },
});

export const mark = style({
  display: 'inline-block',
  marginInlineStart: vars.space.x2,
  paddingInline: '5px',
  border: `${vars.border.hairline} solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
});

export const value = style({
  ...cell,
  borderInlineStart: hairline,
  lineHeight: 1.35,
  selectors: {
    [`${row} &`]: { color: vars.color.muted },
    [`${rowDiffers} &`]: { background: vars.color.stone1, fontWeight: vars.weight.medium },
  },
  '@media': { [media.phone]: { paddingInline: vars.space.x3 } },
});

export const note = style({ ...textStyle.caption, display: 'block', color: vars.color.muted, fontWeight: 400 });

const fitLook = { display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 } as const;

export const fit = styleVariants({
  SUITABLE: { ...fitLook, color: vars.color.success },
  WITH_DESIGN_CARE: { ...fitLook, color: vars.color.warning },
  LIMITED: { ...fitLook, color: vars.color.warning },
  NOT_SUITABLE: { ...fitLook, color: vars.color.danger },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingTop: vars.space.x8,
});
