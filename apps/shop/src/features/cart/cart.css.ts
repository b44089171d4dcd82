import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { BAR_POSITION, CONSENT_ROOM } from '@/components/consent/consent-room';

export const page = style({ paddingBlock: `${vars.space.x6} 0` });
export const head = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlock: `${vars.space.x4} ${vars.space.x10}`,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.x12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: vars.space.x10, alignItems: 'start' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: vars.space.x16 },
  },
});
/** On wide screens the load is below the lines, left of the summary; on phones below the summary. */
export const load = style({ '@media': { [media.lg]: { gridColumn: 1 } } });
export const summary = style({
  '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2', height: '100%' } },
});

const wideColumns = {
  display: 'grid',
  columnGap: vars.space.x5,
  gridTemplateColumns: '164px minmax(0, 1fr) 130px 76px 104px',
} as const;

/** The lines and their head. */
export const lines = style({});

/** The head, which paper repeats on every page. */
export const repeatedHead = style({});

/** Five columns need the widest screens; below them pieces and sum are under the facts. */
export const lineHead = style({
  display: 'none',
  '@media': {
    [media.xl]: {
      ...textStyle.caption,
      ...wideColumns,
      color: vars.color.muted,
      borderBlockEnd: `${vars.border.rule} solid ${vars.color.ink}`,
      paddingBlockEnd: vars.space.x2,
    },
  },
});
export const end = style({ textAlign: 'end' });

export const line = style({
  display: 'grid',
  columnGap: vars.space.x5,
  rowGap: vars.space.x3,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: vars.space.x6,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  vars: { [sectionScale]: '1' },
  '@media': {
    [media.md]: {
      gridTemplateColumns: '152px minmax(0, 1fr) auto',
      alignItems: 'start',
      vars: { [sectionScale]: '.7' },
    },
    [media.xl]: {
      ...wideColumns,
      rowGap: vars.space.x2,
      paddingBlock: `${vars.space.x5} 18px`,
      vars: { [sectionScale]: '.84' },
    },
  },
});
export const drawing = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { gridColumn: '1', gridRow: '1 / span 3', paddingBlockStart: '3px' },
    [media.xl]: { gridRow: '1 / span 2' },
  },
});
export const facts = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: '2 / -1' }, [media.xl]: { gridColumn: '2' } },
});
export const nameLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
// Columns that only paper has room for.
const printed = style({ display: 'none', '@media': { [media.print]: { display: 'block', textAlign: 'end' } } });
export const printedLength = style([printed]);
export const printedMetres = style([printed]);
export const printedHead = style([printed]);

/** Where it goes and when, beside the heading on paper. */
export const printedPlace = style({ display: 'none' });

export const pieces = style({ display: 'grid', gap: vars.space.x2, justifyItems: 'start' });
export const perPiece = style({
  display: 'none',
  '@media': { [media.xl]: { display: 'block', textAlign: 'end', paddingBlockStart: vars.space.x1 } },
});
export const perUnit = style({ display: 'block' });
export const sum = style({
  ...textStyle.figureText,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: textStyle.figureSmall },
});
export const currency = style({ '@media': { [media.xl]: { display: 'none' } } });
export const state = style({
  ...textStyle.caption,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x6,
  '@media': { [media.md]: { gridColumn: '2 / -1' } },
});
export const lineError = style({ ...textStyle.caption, color: vars.color.danger, fontWeight: 500, margin: 0 });

export const deliveryFields = style({
  display: 'grid',
  gap: vars.space.x2,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  '@media': { [media.smallPhone]: { gridTemplateColumns: '1fr' } },
});
export const method = style({
  ...textStyle.text,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  padding: `${vars.space.x3} ${vars.space.x4}`,
});
export const methodStrong = style({ fontWeight: 600 });
export const wholeRow = style({ gridColumn: '1 / -1' });
export const window = style([wholeRow]);
export const limits = style({});
export const separator = style({
  border: 0,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  margin: 0,
});

/** Total and way on, in view while the lines are; the summary's own button takes over below them. */
export const phoneBar = style({
  position: BAR_POSITION,
  insetBlockEnd: CONSENT_ROOM,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '76px',
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.ink}`,
  '@media': { [media.md]: { display: 'none' } },
});
export const phoneTotal = style(textStyle.figureSmall);
export const list = style({ listStyle: 'none', margin: 0, padding: 0, ':focus': { outline: 'none' } });

export const removedLines = style({ listStyle: 'none', margin: 0, padding: 0 });

export const empty = style({ display: 'grid', gap: vars.space.x12 });
export const emptyActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const emptyAside = style({ display: 'grid', gap: vars.space.x6 });
/** A piece is drawn as long as the box is wide. */
export const samples = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.x2,
  marginBlock: `${vars.space.x3} ${vars.space.x5}`,
});
const SAMPLE_HEIGHT = '34px';
// Pictures of faces stand upright: here the piece lies.
export const sample = style({
  width: SAMPLE_HEIGHT,
  height: '100cqi',
  marginBlockEnd: `calc(${SAMPLE_HEIGHT} - 100cqi)`,
  transformOrigin: 'top left',
  transform: `translateY(${SAMPLE_HEIGHT}) rotate(-90deg)`,
});
export const samplesLink = style({ marginBlockStart: vars.space.x3 });
export const asideNote = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
