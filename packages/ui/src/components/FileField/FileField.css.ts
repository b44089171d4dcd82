import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
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

/** With a button in the page's own words. */
export const worded = style({ position: 'relative' });

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
    [`${covering}:hover + &`]: { borderColor: vars.color.ink },
    [`${covering}:focus-visible + &`]: focusRing,
    [`${covering}:disabled + &`]: { color: vars.color.muted },
  },
  '@media': { [unscripted]: { display: 'none' } },
});
