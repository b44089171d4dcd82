import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { visuallyHidden } from '../../theme/visually-hidden';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const table = style({ ...textStyle.text, width: '100%' });

export const caption = style({ ...textStyle.subheading, textAlign: 'start', paddingBottom: vars.space.x3 });

export const density = styleVariants({ regular: {}, dense: {} });

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const head = style({});

export const header = style({
  ...textStyle.caption,
  width: 'var(--kit-column, auto)',
  padding: `${vars.space.x2} 0`,
  color: vars.color.muted,
  lineHeight: '1.25',
  verticalAlign: 'bottom',
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  selectors: { '& + &': { paddingInlineStart: vars.space.x4 } },
});

export const sorted = style({ color: vars.color.ink, fontWeight: vars.weight.medium });

export const arrow = style({ display: 'inline-block', marginInlineStart: vars.space.x1, verticalAlign: '-2px' });

export const row = style({ ':hover': { background: vars.color.stone1 } });

export const marked = style({ selectors: { '&&': { background: vars.color.accentTint } } });

export const cell = style({
  height: '52px',
  paddingBlock: vars.space.x2,
  borderBottom: hairline,
  verticalAlign: 'middle',
  selectors: { '& + &': { paddingInlineStart: vars.space.x4 }, [`${density.dense} &`]: { height: '44px' } },
  '@media': {
    [media.print]: { height: 'auto', paddingBlock: '3px', selectors: { [`${density.dense} &`]: { height: 'auto' } } },
  },
});

export const rowHeader = style({ fontWeight: vars.weight.strong });

/** Below the name of its column, once rows are blocks. */
export const belowName = style({});

export const below = style({ padding: 0, borderBottom: hairline });

export const onPhone = styleVariants({
  blocks: {},
  sentences: {},
  // Hidden words are placed absolutely: without a place of its own the box does not cut them, and they widen the page.
  scroll: { position: 'relative', overflowX: 'auto' },
});

// The caption of a table that is wider than a phone stays in sight whole while the table is scrolled.
globalStyle(`${onPhone.scroll} ${caption}`, {
  '@media': {
    [media.phone]: { position: 'sticky', insetInlineStart: 0, maxWidth: `calc(100vw - 2 * ${vars.layout.gutter})` },
  },
});

type Rule = Parameters<typeof globalStyle>[1];

const onPhones = (layout: string) => (selector: string, rule: Rule) =>
  globalStyle(`${layout} ${selector}`, { '@media': { [media.phone]: rule as object } });

const phone = onPhones(`:is(${onPhone.blocks}, ${onPhone.sentences})`);

// Rows become blocks of "name … value"; the head stays for screen readers.
phone(head, visuallyHidden);
phone(`:is(${table}, ${caption}, tbody, tfoot, tr)`, { display: 'block' });
phone(below, { display: 'block', border: 0 });
phone('tr', { paddingBlock: vars.space.x3, borderBottom: hairline });
phone(cell, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  height: 'auto',
  padding: '2px 0',
  border: 0,
  textAlign: 'end',
});
phone(`${cell}[data-label]::before`, {
  content: 'attr(data-label)',
  flex: '0 0 auto',
  maxWidth: '40%',
  textAlign: 'start',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});
phone(`${cell}${rowHeader}`, { ...textStyle.figureText, textAlign: 'start' });
phone(`${cell}${rowHeader}::before`, { content: 'none' });

phone(`${cell}${belowName}`, { display: 'block', textAlign: 'start' });
phone(`${cell}${belowName}[data-label]::before`, { display: 'block', maxWidth: 'none' });

// Sentences have the width of the window, below what they are about.
const phoneOfSentences = onPhones(`${onPhone.sentences}${onPhone.sentences}`);
phoneOfSentences(cell, { display: 'block', paddingBlock: vars.space.x1, textAlign: 'start' });
phoneOfSentences(`${cell}[data-label]::before`, { display: 'block', maxWidth: 'none', ...textStyle.caption });

// A marked block bleeds a little over its text.
phone(`${marked}`, { boxShadow: `12px 0 ${vars.color.accentTint}, -12px 0 ${vars.color.accentTint}` });
