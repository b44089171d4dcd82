import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { rem } from '../../theme/type-step';

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '50px',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      background: vars.color.accentTint,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.focus.offset,
    },
    '&:has(:disabled)': { color: vars.color.muted, borderColor: vars.color.line },
  },
  '@media': {
    // Without grounds and shadows the edge alone tells; the outline remains for the focus.
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)::after': { content: '', position: 'absolute', inset: 0, border: '3px solid Highlight' },
      },
    },
  },
});

/** Over the whole row, which can be pressed everywhere. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

/** Keeps its colours where others are forced: they are what is chosen. */
export const swatch = style({
  flex: 'none',
  display: 'grid',
  width: '48px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  padding: `6px ${vars.space.x3}`,
});

export const label = style({ ...textStyle.text, fontWeight: vars.weight.strong, lineHeight: rem(20) });

export const description = style({ ...textStyle.caption, lineHeight: rem(17), overflowWrap: 'anywhere' });
