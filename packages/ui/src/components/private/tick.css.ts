import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { wrapping } from './wrapping';

// Shared by Checkbox and Radio: a native input, its text and what is below the text.
export const row = style({
  ...textStyle.text,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.control.box} minmax(0, 1fr)`,
  columnGap: vars.space.x3,
  alignItems: 'start',
  lineHeight: '1.47',
  '@media': { [media.touch]: { paddingBlock: '11px' } },
});

/** The label and what ends the row, below each other where one line cannot hold both. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.x3,
});

export const label = style({
  ...wrapping,
  cursor: 'pointer',
  selectors: { 'input:disabled ~ * > &': { cursor: 'default', color: vars.color.muted } },
});

/** The whole row is the target. */
export const stretched = style({ '::after': { content: '', position: 'absolute', inset: 0 } });

export const below = style({ gridColumn: 2, display: 'flex', flexDirection: 'column' });

export const aside = style({ color: vars.color.muted });

export const box = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: vars.control.box,
  height: vars.control.box,
  marginTop: '1px',
  appearance: 'none',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:disabled': { background: vars.color.stone2, borderColor: vars.color.line, cursor: 'default' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: '2px' },
  },
});
