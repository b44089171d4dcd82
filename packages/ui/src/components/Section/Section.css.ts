import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({ borderTop: `${vars.border.rule} solid ${vars.color.ink}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  paddingTop: vars.space.x5,
  paddingBottom: vars.space.x8,
  '@media': {
    [media.phone]: { paddingTop: vars.space.x4, paddingBottom: vars.space.x4 },
    [media.print]: { paddingBlock: `${vars.space.x2} ${vars.space.x3}`, breakInside: 'avoid', breakAfter: 'avoid' },
  },
});

// With text of twice the size a long word of the heading breaks, before the page gets wider than a phone.
globalStyle(`${head} > :first-child`, { minWidth: 0 });

/** Beside the heading where there is room, with the action still at the end; else below both, on phones between them. */
export const note = style({
  ...textStyle.text,
  flex: '1 1 0',
  color: vars.color.muted,
  '@media': { [media.belowLg]: { flexBasis: '100%', order: 3 }, [media.phone]: { order: 0 } },
});
