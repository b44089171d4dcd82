import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

const selector = {
  font: 'inherit',
  fontWeight: vars.weight.medium,
  minHeight: vars.control.small,
  paddingInline: '14px',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
} as const;

export const input = style({
  ...textStyle.text,
  width: '100%',
  padding: vars.space.x4,
  background: vars.color.stone1,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&::file-selector-button': {
      ...selector,
      marginInlineEnd: vars.space.x3,
      cursor: 'pointer',
    },
  },
});

export const invalid = style({
  selectors: { '&&': { padding: '15px', border: `2px dashed ${vars.color.danger}` } },
});

const unscripted = '(scripting: none)';

/** With a button in the page's own words, at the end of what else the box says. */
export const worded = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x4}`,
});

export const words = style({
  display: 'grid',
  flex: '1 1 100%',
  '@media': { [media.md]: { flex: '1 1 0', minWidth: 0 } },
});

/** Fingers drag nothing, and without scripts the browser's own button shows. */
export const drop = style({ '@media': { [media.touch]: { display: 'none' }, [unscripted]: { display: 'none' } } });

export const hint = style({ ...textStyle.caption, color: vars.color.muted });

/** Takes presses, focus and files over the whole box; without scripts nothing else would say what was chosen. */
export const covering = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
  '@media': { [unscripted]: { position: 'static', opacity: 1 } },
});

export const button = style({
  ...selector,
  display: 'inline-flex',
  alignItems: 'center',
  selectors: {
    [`${covering}:hover ~ &`]: { borderColor: vars.color.ink },
    [`${covering}:focus-visible ~ &`]: focusRing,
    [`${covering}:disabled ~ &`]: { color: vars.color.muted },
  },
  '@media': {
    [media.phone]: { flex: 1, justifyContent: 'center' },
    [unscripted]: { display: 'none' },
  },
});
