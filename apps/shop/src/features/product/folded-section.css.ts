import { media, textStyle } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { unfolded } from './unfolded';

export const root = style({});

// On phones the row that opens is its heading, elsewhere and on paper it has one.
globalStyle(`${root} > :first-child`, { '@media': { [media.phone]: { display: 'none' } } });
// One below the other share a line.
globalStyle(`${root} + ${root}`, { '@media': { [media.phone]: { borderTop: 0 } } });

const isShown = { '&::details-content': { contentVisibility: 'visible' } } as const;

export const fold = style([
  // Paper is as narrow as a phone, and nobody opens a row of it.
  { '@media': { [media.print]: { borderBottom: 0, selectors: isShown } } },
  unfolded({ borderBottom: 0, selectors: isShown }),
]);
globalStyle(`${fold} > summary`, { ...unfolded({ display: 'none' }), minHeight: '52px' });
globalStyle(`${fold} > summary > h2`, textStyle.name);
globalStyle(`${fold} > summary`, { '@media': { [media.print]: { display: 'none' } } });
globalStyle(`${fold} > div`, unfolded({ paddingBottom: 0 }));
