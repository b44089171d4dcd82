import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x2 });

export const low = style({ color: vars.color.warning, fontWeight: vars.weight.medium });

const base = {
  flex: 'none',
  width: '8px',
  height: '8px',
  border: '2px solid',
  borderRadius: vars.radius.mark,
} as const;

export const mark = styleVariants({
  'in-stock': { ...base, borderColor: vars.color.success, background: vars.color.success },
  low: { ...base, borderColor: vars.color.warning },
  none: { ...base, borderColor: vars.color.edge },
});
