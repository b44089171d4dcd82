import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const lists = styleVariants({
  messages: { display: 'grid', rowGap: vars.space.x1 },
  names: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x2, rowGap: vars.space.x1 },
});

// Without a word for screen readers, which say how many there are.
export const name = style({ selectors: { '&:not(:last-child)::after': { content: '"," / ""' } } });
