import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const HEIGHT = '78px';

/** As high as the test, so that nothing moves when it comes; nothing at all where no script can bring it. */
export const root = style({
  display: 'grid',
  gap: vars.space.x3,
  justifyItems: 'start',
  minHeight: HEIGHT,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Where the test will be, until it comes: without an edge, which would look like a field that did not load. */
export const waiting = style({ alignItems: 'center', display: 'flex', minHeight: HEIGHT });

/**
 * The vendors' normal size is 304 px: it may be wider than what is left on a small phone. Every colour of our own test is
 * said here: it says its own with `light-dark()`, which the build takes apart into what no browser draws.
 */
export const place = style({
  maxWidth: '100%',
  overflowX: 'auto',
  vars: {
    '--altcha-color-base': vars.color.surface,
    '--altcha-color-base-content': vars.color.ink,
    '--altcha-border-color': vars.color.edge,
    '--altcha-border-radius': vars.radius.control,
    '--altcha-checkbox-border-color': vars.color.edge,
    '--altcha-checkbox-border-radius': vars.radius.control,
    '--altcha-color-neutral': vars.color.stone2,
    '--altcha-color-success': vars.color.accent,
    '--altcha-color-success-content': vars.color.onAccent,
    '--altcha-spinner-color': vars.color.ink,
  },
});
