import { styleVariants } from '@vanilla-extract/css';
import { textStyle } from '../../theme/text-style';

const root = { hyphens: 'manual', overflowWrap: 'break-word' } as const;

export const size = styleVariants({
  display: { ...root, ...textStyle.display },
  page: { ...root, ...textStyle.page },
  title: { ...root, ...textStyle.title },
  heading: { ...root, ...textStyle.heading },
  subheading: { ...root, ...textStyle.subheading },
  name: { ...root, ...textStyle.name },
});
