import { textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const prose = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });

export const html = style({ ...textStyle.text, maxWidth: '68ch' });
globalStyle(`${html} > * + *`, { marginTop: vars.space.x3 });
globalStyle(`${html} ul, ${html} ol`, { paddingInlineStart: vars.space.x5 });

export const figures = style({ marginTop: vars.space.x6 });

export const uses = style({ marginBlock: vars.space.x4 });

export const hazards = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x4,
  marginTop: vars.space.x6,
  padding: vars.space.x4,
  background: vars.color.warningTint,
  color: vars.color.onWarningTint,
});

export const pictograms = style({ display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: vars.space.x2 });

export const hazardTexts = style({ flex: '1 1 240px' });

export const signal = style({ ...textStyle.text, margin: 0, fontWeight: vars.weight.strong });

export const statements = style({ ...textStyle.text, margin: 0, padding: 0, listStyle: 'none' });

export const statement = style({ ...textStyle.text, margin: 0 });
