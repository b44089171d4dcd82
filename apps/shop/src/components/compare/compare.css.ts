import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { CONSENT_ROOM } from '../consent/consent-room';

/** The row of a checkbox, as wide as a finger is. */
export const choice = style({
  minWidth: '44px',
  // On a card of 150 px the sample has room beside it.
  '@media': { [media.phone]: { selectors: { '&&': { columnGap: '6px' } } } },
});

// On a phone's card the sample is beside it.
// As high as the box, whose middle is its own.
globalStyle(`${choice} label`, {
  '@media': { [media.phone]: { ...textStyle.caption, lineHeight: `calc(${vars.control.box} + 2px)` } },
});

export const bar = style({
  position: 'fixed',
  zIndex: 5,
  insetInline: 0,
  bottom: CONSENT_ROOM,
  background: vars.color.surface,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  boxShadow: vars.shadow.floating,
});

// What the bar covers can still be scrolled into view, and focus is never behind it.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: `calc(96px + ${CONSENT_ROOM})`,
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(148px + ${CONSENT_ROOM})` } },
});
globalStyle(`body:has(${bar})`, {
  paddingBottom: `calc(80px + ${CONSENT_ROOM})`,
  '@media': { [media.phone]: { paddingBottom: `calc(132px + ${CONSENT_ROOM})` } },
});

export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  maxWidth: vars.layout.content,
  margin: '0 auto',
  paddingBlock: vars.space.x3,
  paddingInline: vars.layout.gutter,
  boxSizing: 'content-box',
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});

export const count = style({
  ...textStyle.text,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  marginInlineEnd: 'auto',
});

export const show = style({ '@media': { [media.phone]: { flex: '1 1 100%' } } });

export const chosen = style({
  flex: 1,
  display: 'flex',
  gap: vars.space.x4,
  minWidth: 0,
  overflow: 'hidden',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const item = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minWidth: 0,
  color: vars.color.muted,
});

export const itemName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
