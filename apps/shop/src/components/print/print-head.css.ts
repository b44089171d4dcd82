import { textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x6,
  paddingBlockEnd: '14px',
  marginBlockEnd: '20px',
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.ink}`,
});

/** The letters of the header's logo. */
export const logo = style({ fontSize: '26px', lineHeight: 1, fontWeight: 700, fontStretch: '125%' });

export const seller = style({ ...textStyle.caption, textAlign: 'end' });
