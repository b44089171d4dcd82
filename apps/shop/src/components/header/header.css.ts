import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const wide = media.lg;

export const strip = style({ borderBottom: hairline });

export const stripRow = style({
  ...textStyle.caption,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x8}`,
  minHeight: '36px',
  alignItems: 'center',
});

export const stripGroup = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.x8}` });

export const wideOnly = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const switcher = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });

export const switcherGroup = style([switcher, { border: 0, margin: 0, padding: 0, minWidth: 0 }]);

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '56px',
  '@media': {
    [wide]: { minHeight: '80px', gridTemplateColumns: '155px minmax(240px, 632px) 1fr auto', gap: 0 },
  },
});

export const logo = style({
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: '22px',
  fontWeight: 700,
  fontStretch: '125%',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  padding: '11px 0',
  '@media': { [wide]: { fontSize: '28px' } },
});

export const search = style({
  '@media': {
    [media.belowLg]: { gridColumn: '1 / -1', gridRow: 2, paddingBottom: vars.space.x3 },
  },
});

export const actions = style({ gridColumn: -2, display: 'flex', justifyContent: 'flex-end' });

export const cart = style({
  ...textStyle.text,
  fontWeight: 500,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  minWidth: '44px',
  justifyContent: 'center',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
});

export const cartWord = style({
  '@media': { [media.belowLg]: visuallyHidden },
});

export const count = style({
  ...textStyle.caption,
  fontWeight: 600,
  lineHeight: '20px',
  minWidth: '20px',
  paddingInline: '5px',
  textAlign: 'center',
  color: vars.color.onAccent,
  background: vars.color.accent,
  borderRadius: vars.radius.control,
  '@media': { [media.belowLg]: { position: 'absolute', top: 0, insetInlineEnd: '-4px' } },
});

export const hiddenLabel = style(visuallyHidden);

export const nav = style({
  borderTop: hairline,
  borderBottom: hairline,
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const navList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x8}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** What is not of the range, at the end of the line. */
export const navAside = style({ marginInlineStart: 'auto' });

export const navLink = style({
  ...textStyle.text,
  fontWeight: 500,
  display: 'inline-block',
  color: vars.color.ink,
  textDecoration: 'none',
  padding: '12px 0 10px',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-current]': { borderBottomColor: vars.color.ink, fontWeight: 600 },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
});

export const menu = style({ '@media': { [wide]: { display: 'none' } } });

export const menuSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
  marginInlineStart: '-12px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
});

export const menuPanel = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 20,
  background: vars.color.surface,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  padding: `0 ${vars.layout.gutter} ${vars.space.x4}`,
});

export const menuList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const menuLink = style({
  ...textStyle.lead,
  display: 'flex',
  alignItems: 'center',
  minHeight: '50px',
  color: vars.color.ink,
  textDecoration: 'none',
  borderBottom: hairline,
  selectors: {
    '&[aria-current]': { fontWeight: 600 },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
});

export const root = style({
  position: 'relative',
  '@media': { [media.belowLg]: { borderBottom: hairline } },
});
