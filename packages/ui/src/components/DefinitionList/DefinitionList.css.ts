import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({ ...textStyle.text, borderTop: `${vars.border.rule} solid ${vars.color.ink}` });

export const twoColumns = style({
  '@media': {
    [media.lg]: { columns: 2, columnGap: vars.space.x16, borderTop: 0 },
  },
});

export const row = style({
  display: 'grid',
  // A long German term takes the room it needs.
  gridTemplateColumns: 'minmax(min-content, 36fr) minmax(0, 64fr)',
  columnGap: vars.space.x4,
  paddingBlock: '9px',
  borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const term = style({ color: vars.color.muted });
