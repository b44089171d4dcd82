import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import * as rows from './buy.css';

// What a table of packs has other than that of lengths: the unit price, which stands where phones have the sum.

export const table = style([rows.table]);

/** Prices of a pack are level with its name, not with the last of the lines below it. */
const besideName = { alignSelf: 'start', paddingBlockStart: vars.space.x3 } as const;

/** Some packs are named by words. */
export const name = style([
  rows.name,
  {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: besideName, [media.md]: { minWidth: '5rem' } },
  },
]);

export const price = style([rows.price, { '@media': { [media.phone]: { ...besideName, fontWeight: 600 } } }]);
export const stock = style([rows.stock, { '@media': { [media.phone]: { paddingBlockEnd: vars.space.x3 } } }]);

/** As legible as the price that it belongs to. */
export const unitPrice = style([rows.price, { '@media': { [media.phone]: { gridArea: 'sum', alignSelf: 'start' } } }]);

/** Phones have both prices below one head. */
export const onWide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const onPhones = style({ '@media': { [media.md]: { display: 'none' } } });

/** 320 px have no room for both beside each other: below each other, as the prices are. */
export const unitOnPhones = style({ whiteSpace: 'nowrap', '@media': { [media.smallPhone]: { display: 'block' } } });

/** The head of the prices in that line above has their name; in one line with the unit it has their sign alone. */
export const priceOnSmallPhones = style({
  display: 'none',
  '@media': { [media.smallPhone]: { display: 'block', whiteSpace: 'nowrap' } },
});
export const euroOnPhones = style({ '@media': { [media.smallPhone]: { display: 'none' } } });

/** Units are written small, as within a sentence. */
export const soldAs = style([rows.head, { textTransform: 'capitalize' }]);

/** On phones the bar has it. */
export const sum = style({ width: '1%', '@media': { [media.phone]: { display: 'none' } } });

/** Seven columns beside the picture. */
const ROOM_FOR_REACH = '(min-width: 40rem)';

const reachColumn = style({ display: 'none', '@container': { [ROOM_FOR_REACH]: { display: 'table-cell' } } });
export const headReach = style([rows.headEnd, reachColumn]);
export const reach = style([rows.price, reachColumn]);

/** How far a pack reaches, where its table has no room for the column. */
export const reachBelowName = style({
  ...textStyle.caption,
  display: 'block',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  '@media': {
    [media.phone]: { display: 'inline', selectors: { '&::before': { content: '" · "' } } },
  },
  '@container': { [ROOM_FOR_REACH]: { display: 'none' } },
});
