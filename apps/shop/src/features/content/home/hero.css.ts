import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = media.phone;

export const root = style({
  position: 'relative',
  display: 'flow-root',
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': { [media.md]: { minHeight: 'min(766px, 53vw)' } },
});

/** Cut here and not around the whole: suggestions of the search may be longer than the picture is high. */
export const board = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [narrow]: { display: 'flex', flexDirection: 'column', marginTop: '290px', aspectRatio: '750 / 600' },
    [media.md]: { position: 'absolute', inset: 0 },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [narrow]: { position: 'absolute', inset: 0 } },
});

const lines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const wideLines = style([lines, { '@media': { [narrow]: { display: 'none' } } }]);

export const phoneLines = style([lines, { '@media': { [media.md]: { display: 'none' } } }]);

export const label = style({
  ...textStyle.text,
  fill: vars.color.ink,
  '@media': {
    [narrow]: { fontSize: '28px' },
    'screen and (min-width: 768px) and (max-width: 1279.98px)': { fontSize: '22px' },
  },
});

export const text = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingTop: vars.space.x8,
  '@media': {
    [narrow]: { position: 'absolute', insetInline: vars.layout.gutter, top: 0 },
    [media.md]: { paddingTop: 'clamp(24px, 4vw, 56px)' },
  },
});

export const heading = style({
  ...textStyle.display,
  margin: 0,
  // The longest word of the three languages fits 320 px, as 400 % zoom has it.
  '@media': { [media.smallPhone]: { fontSize: '1.9rem' } },
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  maxWidth: '672px',
});
