import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const root = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x2 });

export const low = style({ color: vars.color.warning, fontWeight: vars.weight.medium });

const base = {
  flex: 'none',
  width: '8px',
  height: '8px',
  border: '2px solid',
  borderRadius: vars.radius.mark,
} as const;

/** In forced colours the marks differ by how full they are. */
const filling = (background: string) =>
  ({
    '@media': {
      [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText', background },
    },
  }) as const;

export const mark = styleVariants({
  'in-stock': { ...base, borderColor: vars.color.success, background: vars.color.success, ...filling('CanvasText') },
  low: { ...base, borderColor: vars.color.warning, ...filling('linear-gradient(to top, CanvasText 50%, Canvas 50%)') },
  none: { ...base, borderColor: vars.color.edge, ...filling('Canvas') },
});
