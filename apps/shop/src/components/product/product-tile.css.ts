import { media, textStyle, visuallyHidden } from '@geven/ui/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** Height of the wood's face on phones, where it is another than in a listing. */
export const tileFace = createVar();

/** Office screens of 768 px, whose first view has the prices too. */
const lowScreen = `${media.lg} and (max-height: 800px)`;

export const face = style({
  display: 'block',
  height: fallbackVar(tileFace, '124px'),
  maxWidth: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  '@media': { [media.md]: { height: '190px' }, [lowScreen]: { height: '132px' }, [media.print]: { height: '76px' } },
});

/** On phones the eye has it in the drawing above; screen readers, which have no drawing, still read it. */
export const drawnSize = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: visuallyHidden } });
/** Where wood and name are those of all cards: the size tells them apart, in one line with the lengths. */
export const writtenSize = style({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: textStyle.caption.fontSize } },
});
export const lengths = style({ whiteSpace: 'nowrap' });

/** What is not wood stands there as a whole, as high as picture and section of the cards beside it, at least as a face. */
export const whole = style([
  face,
  {
    alignSelf: 'stretch',
    height: 'auto',
    minHeight: '124px',
    // Its own size makes no row higher.
    contain: 'size',
    aspectRatio: 'auto',
    objectFit: 'contain',
    objectPosition: 'center',
    paddingBlock: '12px',
    '@media': {
      [media.md]: { height: 'auto', minHeight: '190px' },
      [lowScreen]: { minHeight: '132px' },
      [media.print]: { height: 'auto', minHeight: '76px' },
    },
  },
]);
