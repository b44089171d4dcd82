import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { BAR_POSITION, CONSENT_ROOM } from '@/components/consent/consent-room';

const phone = media.phone;

export const root = style({
  position: BAR_POSITION,
  bottom: CONSENT_ROOM,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  minHeight: '64px',
  order: 2,
  marginTop: vars.space.x6,
  paddingBlock: vars.space.x2,
  background: vars.color.surface,
  // Covers the outline of a drawing that passes below it.
  boxShadow: `-2px 0 ${vars.color.surface}, 2px 0 ${vars.color.surface}`,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': {
    [media.md]: { gridColumn: '1 / -1' },
    // One line, unless the sum is that of a truck load.
    [phone]: { gap: `0 ${vars.space.x2}`, minHeight: '56px', paddingBlock: '5px' },
    // Low windows, such as a desktop's at 200 % zoom: it would take a third of what can be read.
    'screen and (max-height: 500px)': { position: 'static' },
  },
});

/** Nothing chosen: the window is left to the product. */
export const ofNothing = style([
  root,
  {
    position: 'static',
    justifyContent: 'flex-end',
    borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  },
]);

export const nothing = style({ ...textStyle.text, flex: 1, margin: 0, color: vars.color.muted });
export const noFacts = style({ display: 'none' });

export const facts = style({
  flex: '0 1 auto',
  '@media': { [media.lg]: { gap: `0 ${vars.space.x10}` }, [phone]: { display: 'block' } },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  margin: 0,
});

export const fact = style({
  '@media': { [phone]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: '4px' } },
});

/** Tablets have room for pieces, metres, m² and the sum in one line. */
export const factMinor = style({ '@media': { [phone]: { display: 'none' } } });
export const factWide = style({ '@media': { [media.belowLg]: { display: 'none' } } });

/** What has no room in the bar of phones and tablets, above its place. */
export const factsBelow = style({
  display: 'none',
  '@media': {
    [media.belowLg]: {
      order: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${vars.space.x2} ${vars.space.x4}`,
      gridColumn: '1 / -1',
      margin: `${vars.space.x6} 0 0`,
    },
  },
});

export const factBelow = style({ ...textStyle.text, margin: 0 });

export const label = style({ ...textStyle.caption, color: vars.color.muted });

/** Of a figure whose unit says enough in a phone's bar. */
export const labelBesideUnit = style([label, { '@media': { [phone]: visuallyHidden } }]);

export const value = style({
  ...textStyle.lead,
  margin: 0,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { ...textStyle.caption, fontWeight: vars.weight.strong } },
});

export const price = style({ flex: 1, margin: 0, textAlign: 'end' });

export const amount = style({
  ...textStyle.figureMedium,
  display: 'block',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.0625rem', lineHeight: 1.33 } },
});

export const note = style({
  ...textStyle.caption,
  color: vars.color.muted,
  display: 'none',
  whiteSpace: 'nowrap',
  // The prices above say it too.
  '@media': { [media.xl]: { display: 'inline' } },
});

export const button = style({
  flex: 'none',
  '@media': { [phone]: { minHeight: '44px', paddingInline: vars.space.x3, fontSize: vars.type.text.size } },
});

export const remark = style({
  ...textStyle.caption,
  color: vars.color.muted,
  marginTop: vars.space.x3,
  order: 3,
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});

export const refusal = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  marginTop: vars.space.x2,
  order: 3,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});
