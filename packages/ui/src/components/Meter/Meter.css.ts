import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

/** Parts keep apart in forced colours, which leave drawings alone. */
const fill = (own: string, system: string) => ({ fill: own, '@media': { [media.forcedColors]: { fill: system } } });

export const used = style(fill(vars.color.ink, 'CanvasText'));

export const whole = style(fill(vars.color.edge, 'CanvasText'));

export const tooMuch = style(fill(vars.color.danger, 'Highlight'));

export const text = style({ ...textStyle.caption, color: vars.color.muted });

export const over = style({ color: vars.color.danger, fontWeight: vars.weight.medium });
