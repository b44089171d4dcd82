import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${vars.border.rule} solid ${vars.color.ink}`;

/** Existing client, new client and guest: equal columns where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x12,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x10 },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '56px' },
  },
});
export const column = style({
  display: 'grid',
  gap: vars.space.x5,
  alignContent: 'start',
  borderBlockStart: rule,
  paddingBlockStart: vars.space.x5,
});

export const form = style({ display: 'grid', gap: vars.space.x5, justifyItems: 'stretch' });
export const submit = style({ justifySelf: 'start', '@media': { [media.phone]: { justifySelf: 'stretch' } } });

/** A form that only scripts can send. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** What is in the place of such a form. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

/** The way to a new password is beside the label of the password, and after the field in the order of the keyboard. */
export const passwordRow = style({ position: 'relative', display: 'grid', gap: vars.space.x2 });
export const forgot = style({
  ...textStyle.caption,
  justifySelf: 'start',
  // As high as fingers need, without parting the lines.
  paddingBlock: '12px',
  marginBlock: '-12px',
  '@media': {
    'screen and (min-width: 22.5em)': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  },
});

export const benefits = style({ listStyle: 'none', margin: 0, padding: 0, ...textStyle.text });
export const benefit = style({
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const ticks = style({ display: 'grid', gap: vars.space.x3 });

export const kind = style({ '@media': { [media.sm]: { maxWidth: '320px' } } });

/** What the shop knows about an address while the form is filled in. */
export const hint = style({
  ...textStyle.caption,
  selectors: { '&:not(:empty)': { marginBlockStart: '5px' } },
});
