import { media, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const face = style({
  display: 'block',
  height: '124px',
  maxWidth: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  '@media': { [media.md]: { height: '190px' }, [media.print]: { height: '76px' } },
});

/** On phones the eye has it in the drawing above; screen readers, which have no drawing, still read it. */
export const drawnSize = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: visuallyHidden } });
export const lengths = style({ whiteSpace: 'nowrap' });

/** What is not wood stands there as a whole. */
export const whole = style([face, { objectFit: 'contain', objectPosition: 'center', paddingBlock: '12px' }]);
