import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

// A legend is placed on its fieldset's edge; a float takes it back into the flow.
export const root = style({ borderTop: `${vars.border.rule} solid ${vars.color.ink}`, paddingTop: vars.space.x5 });

export const legend = style({ float: 'inline-start', minHeight: vars.space.x8 });

export const aside = style({
  float: 'inline-end',
  '@media': { [media.phone]: { float: 'none', clear: 'both', paddingTop: vars.space.x3 } },
});

export const description = style({ clear: 'both', paddingTop: vars.space.x2, color: vars.color.muted });

export const body = style({ clear: 'both', paddingTop: vars.space.x4 });
