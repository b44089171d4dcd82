import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

// Rows of what has no lengths: size, price, unit price, stock and pieces.
const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const phone = media.phone;

const quantityColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem 7.5rem 5rem auto',
  alignItems: 'center',
  columnGap: vars.space.x4,
} as const;

export const quantitiesHead = style({
  ...textStyle.caption,
  ...quantityColumns,
  margin: `${vars.space.x6} 0 0`,
  paddingBottom: vars.space.x2,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  color: vars.color.muted,
  // On phones every figure has its unit; the rule stays.
  '@media': { [phone]: { height: 0, overflow: 'hidden', paddingBottom: 0 } },
});

export const quantities = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quantity = style({
  ...textStyle.text,
  ...quantityColumns,
  minHeight: '53px',
  paddingBlock: '4px',
  borderBottom: hairline,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name stock" "price pieces" "unit pieces"',
      paddingBlock: vars.space.x2,
    },
  },
});

const area = (name: string) => ({ '@media': { [phone]: { gridArea: name } } });

export const quantityName = style({ fontWeight: 600, minWidth: 0, overflowWrap: 'break-word', ...area('name') });

const quantityFigure = { textAlign: 'end', '@media': { [phone]: { textAlign: 'start' } } } as const;

export const quantityPrice = style([quantityFigure, area('price')]);

/** As legible as the price that it belongs to. */
export const quantityUnitPrice = style([quantityFigure, area('unit')]);

export const quantityStock = style([{ whiteSpace: 'nowrap' }, area('stock')]);

/** As wide in the head, which has no field. */
export const quantityPieces = style([{ minWidth: '124px' }, area('pieces')]);
