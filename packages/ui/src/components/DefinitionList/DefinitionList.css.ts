import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

// A long German term takes the room it needs, and all details still begin at one line.
const columns = 'minmax(min-content, 36fr) minmax(0, 64fr)';

const rule = `linear-gradient(${vars.color.ink}, ${vars.color.ink})`;
const half = `calc(50% - ${vars.space.x8})`;

export const root = style({
  ...textStyle.text,
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: vars.space.x4,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const twoColumns = style({
  '@media': {
    [media.print]: { display: 'block', columns: 2, columnGap: vars.space.x10 },
    [media.lg]: {
      display: 'block',
      columns: 2,
      columnGap: vars.space.x16,
      borderTop: 0,
      // A rule above each column: a border would run through the gap.
      background: `${rule} left / ${half} ${vars.border.rule} no-repeat, ${rule} right / ${half} ${vars.border.rule} no-repeat`,
      backgroundPositionY: 'top',
    },
  },
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: vars.space.x4,
  paddingBlock: '9px',
  borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.lg]: { selectors: { [`${twoColumns} &`]: { gridTemplateColumns: columns } } },
    [media.print]: { paddingBlock: '3px', selectors: { [`${twoColumns} &`]: { gridTemplateColumns: columns } } },
  },
});

export const term = style({ color: vars.color.muted });

// A narrow column breaks long German words by their syllables.
export const details = style({ hyphens: 'auto', overflowWrap: 'break-word' });
