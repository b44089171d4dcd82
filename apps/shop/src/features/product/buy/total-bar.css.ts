import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { BAR_POSITION, CONSENT_ROOM } from '@/components/consent/consent-room';

const phone = media.phone;

/** From the bar's upper edge to the shadow's end. */
const SHADOW = '20px';

/** Shadow, ink rule and ground, one below the other. */
const GROUND = `linear-gradient(transparent, color-mix(in srgb, ${vars.color.ink} 8%, transparent) ${SHADOW}, ${vars.color.ink} 0, ${vars.color.ink} calc(${SHADOW} + ${vars.border.rule}), ${vars.color.surface} 0)`;

export const root = style({
  position: BAR_POSITION,
  bottom: CONSENT_ROOM,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x8}`,
  minHeight: '64px',
  order: 2,
  marginTop: vars.space.x6,
  paddingBlock: vars.space.x2,
  // Over the whole window, with the contents in the page's column. What a border image paints outside makes no page wider.
  borderImage: `${GROUND} 0 fill / 0 / ${SHADOW} 100vw 0`,
  '@media': {
    [media.md]: { gridColumn: '1 / -1' },
    [media.belowXl]: { columnGap: vars.space.x5 },
    // One line, unless the sum is that of a truck load.
    [phone]: { columnGap: vars.space.x2, minHeight: '56px', paddingBlock: '6px' },
    [media.forcedColors]: {
      borderImageSource: 'none',
      borderTop: `${vars.border.rule} solid`,
      background: vars.color.surface,
    },
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
    // `border-image: none` would be shortened to nothing by the build.
    borderImageSource: 'none',
    borderBlock: `${vars.border.rule} solid ${vars.color.ink}`,
    '@media': { [media.lg]: { gridColumn: 2, alignSelf: 'start' } },
  },
]);

export const nothing = style({ ...textStyle.text, flex: 1, margin: 0, color: vars.color.muted });
export const noFacts = style({ display: 'none' });

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  margin: 0,
  '@media': { [phone]: { display: 'block' } },
});

/** Of each fact: phones have room for two, tablets for three. */
export const place = styleVariants({
  quantity: {},
  everywhere: {},
  tablet: { '@media': { [phone]: { display: 'none' } } },
  desktop: { '@media': { [media.belowLg]: { display: 'none' } } },
  delivery: {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.x1,
    paddingInlineStart: vars.space.x8,
    borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
    '@media': { [media.belowXl]: { display: 'none' } },
  },
});

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

/** Of a figure whose unit says enough. */
export const hiddenLabel = style(visuallyHidden);

export const value = style({
  ...textStyle.text,
  margin: 0,
  whiteSpace: 'nowrap',
  selectors: { [`${place.quantity} > &`]: { fontSize: vars.type.lead.size, fontWeight: vars.weight.strong } },
  '@media': {
    [phone]: {
      ...textStyle.caption,
      color: vars.color.muted,
      selectors: {
        [`${place.quantity} > &`]: { fontSize: vars.type.caption.size, color: vars.color.ink },
      },
    },
  },
});

export const price = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space.x8,
  margin: 0,
});

export const amount = style({
  ...textStyle.figureMedium,
  display: 'block',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.0625rem', lineHeight: 1.33 } },
});

export const note = style({
  ...textStyle.caption,
  color: vars.color.muted,
  textAlign: 'end',
  // The prices above say it too.
  '@media': { [media.belowXl]: { display: 'none' } },
});

export const button = style({
  flex: 'none',
  minHeight: '48px',
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
  '@media': { [media.md]: { gridColumn: '1 / -1' }, [media.lg]: { gridColumn: 2 } },
});
