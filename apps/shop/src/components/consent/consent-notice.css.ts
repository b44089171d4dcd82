import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { CONSENT_ROOM } from './consent-room';

export const notice = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  bottom: 0,
  maxHeight: '60svh',
  overflowY: 'auto',
  background: vars.color.surface,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  boxShadow: vars.shadow.floating,
  '@media': { [media.print]: { display: 'none' } },
});

// Whatever it covers can be scrolled out from under it, by focus too.
globalStyle('html', { scrollPaddingBottom: CONSENT_ROOM });
globalStyle('body', { paddingBottom: CONSENT_ROOM });

globalStyle(`html:has(${notice}:not([hidden]))`, {
  '@media': { [media.phone]: { vars: { '--consent-bars': 'static' } } },
});

export const form = style({
  display: 'grid',
  gap: `${vars.space.x3} ${vars.space.x10}`,
  maxWidth: vars.layout.content,
  margin: '0 auto',
  boxSizing: 'content-box',
  paddingBlock: vars.space.x4,
  paddingInline: vars.layout.gutter,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingBlock: vars.space.x6 },
  },
});

export const heading = style({ ...textStyle.name, marginBottom: vars.space.x1 });
export const text = style({ ...textStyle.text, maxWidth: '84ch' });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'repeat(2, minmax(144px, auto)) auto',
      columnGap: vars.space.x4,
      alignItems: 'center',
      justifyContent: 'start',
    },
  },
});

export const choose = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { [media.touch]: { minHeight: '44px' } },
});
