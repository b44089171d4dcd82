import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media as screens } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const wide = screens.md;
const tablet = 'screen and (min-width: 768px) and (max-width: 1023.98px)';
const chosenBySystem = { outline: '2px solid Highlight', outlineOffset: '-2px' };
const active = '&[aria-selected="true"], [aria-selected="true"] > &';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  // Clear of the field's focus ring.
  top: 'calc(var(--kit-suggestions-scrim) + 6px)',
  zIndex: 40,
  background: vars.color.scrim,
  pointerEvents: 'none',
  '@media': { [screens.phone]: { background: vars.color.surface } },
});
/** Of a field within the page: half of the page darker would be a line through it. */
export const scrimInPage = style([scrim, { '@media': { [wide]: { display: 'none' } } }]);

/** On phones the rest of the screen, elsewhere 880 px below the field, as far as the window has them. */
export const panel = style({
  position: 'absolute',
  zIndex: 41,
  background: vars.color.surface,
  color: vars.color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  textAlign: 'start',
  outline: 'none',
  insetInlineStart: 'calc(-1 * var(--kit-suggestions-left))',
  insetBlockStart: `calc(100% + ${vars.space.x3})`,
  inlineSize: '100vw',
  minBlockSize: `calc(100dvh - var(--kit-suggestions-top) - ${vars.space.x3})`,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': {
    [wide]: {
      insetInlineStart: 0,
      insetBlockStart: `calc(100% + ${vars.space.x2})`,
      inlineSize: `min(880px, calc(100vw - var(--kit-suggestions-left) - ${vars.layout.gutter}))`,
      minBlockSize: 0,
      // A shadow at the lower edge while there is more below; the surface over it moves with the content.
      backgroundImage: `linear-gradient(${vars.color.surface}, ${vars.color.surface}), linear-gradient(to top, ${vars.color.scrim}, transparent)`,
      backgroundPosition: 'bottom',
      backgroundSize: '100% 16px',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, scroll',
      maxBlockSize: `max(240px, calc(100dvh - var(--kit-suggestions-top) - ${vars.space.x12}))`,
      // Its lower edge stands off whatever line the page has there.
      boxShadow: vars.shadow.floating,
      border: `${vars.border.rule} solid ${vars.color.ink}`,
      borderRadius: vars.radius.control,
    },
    // Beside a search that begins in the middle there is no room for two columns.
    [tablet]: {
      insetInlineStart: `calc(${vars.layout.gutter} - var(--kit-suggestions-left))`,
      inlineSize: `calc(100vw - 2 * ${vars.layout.gutter})`,
    },
  },
});

/** Products at the start, everything else beside them; what stands alone has the whole width. */
export const list = style({
  outline: 'none',
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignContent: 'start' },
  },
});

export const group = style({
  padding: `${vars.space.x3} ${vars.space.x2}`,
  '@media': { [wide]: { gridColumn: '1 / -1' } },
});

export const main = style({
  '@media': {
    [wide]: {
      selectors: { '&:not(:last-child)': { gridColumn: 1, gridRow: '2 / span 4', borderInlineEnd: hairline } },
    },
  },
});

export const aside = style({
  '@media': {
    [wide]: {
      selectors: {
        [`${main} ~ &`]: { gridColumn: 2, paddingInline: vars.space.x3 },
      },
    },
  },
});

export const groupLabel = style({
  ...textStyle.caption,
  color: vars.color.muted,
  padding: `${vars.space.x1} ${vars.space.x2} ${vars.space.x2}`,
});

const suggestionBase = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { [active]: { background: vars.color.accentTint }, '&:hover': { background: vars.color.accentTint } },
  '@media': { [screens.forcedColors]: { selectors: { [active]: chosenBySystem } } },
});

export const suggestion = styleVariants({
  /** A product: two lines and a drawing. */
  block: [suggestionBase, { minHeight: '60px', padding: `${vars.space.x2}`, borderBlockEnd: hairline }],
  /** A category, a page, a term. */
  line: [
    suggestionBase,
    {
      minHeight: '44px',
      padding: `${vars.space.x2}`,
      borderBlockEnd: hairline,
      '@media': { [wide]: { minHeight: '36px', paddingBlock: '6px' } },
    },
  ],
  /** What was understood, over the full width. */
  head: [
    suggestionBase,
    {
      minHeight: '76px',
      padding: `${vars.space.x3} ${vars.space.x4}`,
      gap: vars.space.x8,
      background: vars.color.stone1,
      borderBlockEnd: hairline,
      '@media': {
        // A drawing leaves no room for both words and what ends the row: that comes below the words.
        [screens.phone]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: `${vars.space.x1} ${vars.space.x4}`,
        },
        [wide]: { gridColumn: '1 / -1' },
      },
    },
  ],
});

export const media = style({
  flex: 'none',
  minWidth: '64px',
  display: 'grid',
  justifyItems: 'start',
  selectors: {
    [`${suggestion.head} > &`]: { gridRow: '1 / span 2' },
    // As wide as the widest board that is drawn in a row: the words of all rows begin in one line.
    [`${suggestion.line} > &`]: { minWidth: '90px' },
  },
});

export const words = style({ flex: '1 1 8em', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.strong });

export const note = style({ ...textStyle.caption, color: vars.color.muted });

export const end = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  color: vars.color.muted,
  '@media': { [screens.phone]: { selectors: { [`${suggestion.head} > &`]: { justifyItems: 'start' } } } },
});

export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationThickness: vars.border.work,
  textUnderlineOffset: '3px',
});

export const table = style({ inlineSize: '100%', tableLayout: 'auto' });

export const caption = style([groupLabel, { paddingBlockStart: vars.space.x3, textAlign: 'start' }]);

export const cell = style({ padding: 0, inlineSize: '100%' });

export const buttonCell = style({ padding: 0 });

const button = style({
  background: 'none',
  border: 0,
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    [active]: { background: vars.color.accentTint, color: vars.color.ink },
    '&:hover': { background: vars.color.accentTint, color: vars.color.ink },
  },
  '@media': { [screens.forcedColors]: { selectors: { [active]: chosenBySystem } } },
});

export const remove = style([
  button,
  {
    width: '44px',
    minHeight: '44px',
    display: 'grid',
    placeContent: 'center',
    borderBlockEnd: hairline,
    '@media': { [wide]: { minHeight: '36px' } },
  },
]);

export const action = style([
  button,
  textStyle.text,
  { minHeight: '44px', padding: `${vars.space.x2}`, color: vars.color.accent },
]);
