import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const scrim = style({ alignItems: 'center', justifyContent: 'center', padding: vars.space.x4 });

const panel = (width: string) => ({
  width: '100%',
  maxWidth: width,
  maxHeight: '100%',
  overflow: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
});

export const size = styleVariants({
  small: panel('440px'),
  medium: panel('640px'),
  // As wide as what it shows; on phones the whole window, over the scrim's padding.
  large: {
    ...panel('100%'),
    width: 'fit-content',
    minWidth: 'min(100%, 440px)',
    '@media': {
      [media.phone]: {
        flex: 'none',
        width: '100vw',
        maxWidth: 'none',
        height: '100dvh',
        maxHeight: '100dvh',
        border: 0,
        borderRadius: 0,
      },
    },
  },
});
