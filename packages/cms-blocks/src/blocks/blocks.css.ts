import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
});
export const sections = style([stack, { gap: vars.layout.sectionGap }]);
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
/** Its number stands before it, on the line of its heading. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x10,
  position: 'relative',
  counterIncrement: 'step',
  '::before': {
    ...textStyle.subheading,
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    minWidth: vars.space.x6,
    borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
  },
});
/** Paper has no button, and without it nothing to call for. */
export const callToAction = style({ '@media': { [media.print]: { display: 'none' } } });

export const figure = style({ margin: 0, display: 'grid', gap: vars.space.x3 });
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
});
export const score = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4, margin: 0 });
export const scoreFigure = style({ ...textStyle.figureLarge });
export const hero = style({
  display: 'grid',
  gap: vars.space.x8,
  alignItems: 'center',
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr' } },
});
export const heroText = style({ display: 'grid', gap: vars.space.x5 });
