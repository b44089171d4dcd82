import { textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Known once scripts run: until then it takes its place and says nothing.
export const note = style({
  ...textStyle.caption,
  visibility: 'hidden',
  marginBlockStart: vars.space.x2,
  color: vars.color.muted,
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`:root[data-granted] ${note}`, { visibility: 'visible' });
globalStyle(`:root[data-granted~="video"] ${note}`, { display: 'none' });

export const text = style({ maxWidth: '72ch' });
