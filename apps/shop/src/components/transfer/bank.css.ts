import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const rule = `${vars.border.rule} solid ${vars.color.ink}`;

export const bank = style({ borderBlockStart: rule, paddingBlockStart: vars.space.x5 });
/** The code is beside the rows where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: vars.space.x3,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: vars.space.x16,
      alignItems: 'start',
    },
  },
});
export const rows = style({ margin: 0, marginBlockEnd: vars.space.x3 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: '56px',
  paddingBlock: vars.space.x2,
  borderBlockEnd: hairline,
  '@media': {
    [media.sm]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', columnGap: vars.space.x4 },
    [media.print]: { gridTemplateColumns: '200px minmax(0, 1fr)', minHeight: 0 },
  },
});
export const term = style({
  ...textStyle.text,
  color: vars.color.muted,
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 1 }, [media.print]: { gridColumn: 1 } },
});
export const value = style({ ...textStyle.lead, margin: 0, overflowWrap: 'anywhere' });
export const amount = style({ ...textStyle.figureMedium });
export const copy = style({ margin: 0, minInlineSize: '72px', textAlign: 'end' });
/** For the camera of another device: a phone cannot read its own screen. */
export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x5,
  marginBlock: vars.space.x5,
  '@media': {
    [media.phone]: { display: 'none' },
    [media.lg]: { flexDirection: 'column', alignItems: 'start', marginBlock: 0 },
  },
});
/** The dark modules are in line with the text: the white around them may reach beyond. */
export const transferCode = style({ display: 'block', flex: 'none', margin: '-12px', forcedColorAdjust: 'none' });
