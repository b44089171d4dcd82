import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  marginTop: vars.space.x16,
  paddingTop: vars.space.x5,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const text = style({ gridColumn: '1 / -1' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.control.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.accent } },
});

// Of large text a word may be wider than a phone.
export const title = style({ ...textStyle.subheading, minWidth: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${text}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** Text of the merchant: only marks of text, so their looks are said here. */
export const body = style({ maxWidth: '68ch', '@media': { [media.phone]: { marginTop: vars.space.x2 } } });

globalStyle(`${body} > * + *`, { marginTop: vars.space.x3 });
globalStyle(`${body} :is(ul, ol)`, { paddingInlineStart: '1.3em' });
globalStyle(`${body} a`, { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.28em' });
globalStyle(`${body} :is(h2, h3, h4)`, { ...textStyle.name });

export const list = style({
  listStyle: 'none',
  margin: `${vars.space.x3} 0 0`,
  padding: 0,
  display: 'grid',
  gap: vars.space.x3,
});

export const file = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const aside = style({ ...textStyle.caption, color: vars.color.muted, marginInlineStart: vars.space.x2 });

export const note = style({ ...textStyle.caption, color: vars.color.muted });
