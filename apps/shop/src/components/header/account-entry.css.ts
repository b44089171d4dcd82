import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { action } from './header.css';
import { innerRing } from './menu.css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const hidden = style(visuallyHidden);

const entryLink = style([action, { gap: vars.space.x2, minWidth: '44px', justifyContent: 'center' }]);
export const link = style([entryLink, { display: 'inline-flex' }]);
/** Customers have a menu in its place on small screens. */
export const wideLink = style([entryLink, { display: 'none', '@media': { [media.lg]: { display: 'inline-flex' } } }]);
export const word = style({ '@media': { [media.belowLg]: visuallyHidden } });
export const menuButton = style({ '@media': { [media.lg]: { display: 'none' } } });

export const menu = style({
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.ink,
  background: vars.color.surface,
  '@media': { [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const menuHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '56px',
  paddingInline: `${vars.layout.gutter} calc(${vars.layout.gutter} - 12px)`,
  borderBlockEnd: hairline,
});
export const menuTitle = style({ ...textStyle.text, fontWeight: vars.weight.strong });
export const list = style({ listStyle: 'none', margin: 0, paddingInline: vars.layout.gutter });
export const entry = style({ borderBlockEnd: hairline });
export const page = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minHeight: '50px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accent }, '&:focus-visible': innerRing },
});
