import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

// Rows of what has no lengths: size, price, unit price, stock and pieces.
const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const phone = media.phone;
/** Where the rows share the page with the gallery, five columns have no room either. */
const narrow = 'screen and (min-width: 1024px) and (max-width: 1279.98px)';
const twoLines = (style: object) => ({ '@media': { [phone]: style, [narrow]: style } });

const quantityColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem 7rem 4.5rem auto',
  alignItems: 'center',
  columnGap: vars.space.x6,
} as const;

export const quantitiesHead = style({
  ...textStyle.caption,
  ...quantityColumns,
  margin: `${vars.space.x6} 0 0`,
  paddingBottom: vars.space.x2,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  color: vars.color.muted,
  // On phones every figure has its unit; the rule stays.
  ...twoLines({ height: 0, overflow: 'hidden', paddingBottom: 0 }),
});

export const quantities = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quantity = style({
  ...textStyle.text,
  ...quantityColumns,
  minHeight: '53px',
  paddingBlock: '4px',
  borderBottom: hairline,
  ...twoLines({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name stock" "price pieces" "unit pieces"',
    paddingBlock: vars.space.x2,
  }),
});

const area = (name: string) => twoLines({ gridArea: name });

export const quantityName = style({ fontWeight: 600, minWidth: 0, overflowWrap: 'break-word', ...area('name') });

const quantityFigure = style({ textAlign: 'end', ...twoLines({ textAlign: 'start' }) });

export const quantityPrice = style([quantityFigure, area('price')]);

/** As legible as the price that it belongs to. */
export const quantityUnitPrice = style([quantityFigure, area('unit')]);

export const quantityStock = style([{ whiteSpace: 'nowrap' }, area('stock')]);

/** As wide in the head, which has no field. */
export const quantityPieces = style([{ minWidth: '124px' }, area('pieces')]);
