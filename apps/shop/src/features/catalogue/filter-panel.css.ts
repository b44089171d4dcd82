import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = 'screen and (max-width: 1023.98px)';

export const column = style({ '@media': { [narrow]: { display: 'none' } } });

export const drawer = style({ '@media': { [media.lg]: { display: 'none' } } });

export const drawerButton = style({
  ...textStyle.field,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '48px',
  paddingInline: vars.space.x4,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
});

export const drawerPanel = style({ paddingBlock: vars.space.x4 });

export const chosen = style({
  ...textStyle.caption,
  marginInlineStart: 'auto',
  minWidth: '20px',
  textAlign: 'center',
  fontWeight: 600,
  color: vars.color.onAccent,
  background: vars.color.accent,
  borderRadius: vars.radius.control,
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

const row = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '32px',
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const link = style([
  row,
  {
    selectors: {
      '&:hover': { color: vars.color.accent },
      '&[aria-current]': { fontWeight: 600 },
      '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '1px' },
    },
  },
]);

export const empty = style([row, { color: vars.color.muted }]);

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({ ...textStyle.caption, color: vars.color.muted, fontWeight: 400 });

const mark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '18px',
  height: '18px',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
});

export const box = style([mark, { selectors: { [`${empty} &`]: { visibility: 'hidden' } } }]);

export const boxChosen = style([
  mark,
  { color: vars.color.onAccent, background: vars.color.accent, borderColor: vars.color.accent },
]);
