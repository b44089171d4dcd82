import { style } from '@vanilla-extract/css';

/** Fields of a business stay folded until somebody says to be one; no script needed. */
export const businessFields = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:has(input[name="kind"][value="private"]:checked) &': { display: 'none' } },
    },
  },
});
