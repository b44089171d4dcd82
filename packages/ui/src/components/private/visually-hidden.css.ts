import { style } from '@vanilla-extract/css';
import { visuallyHidden as rules } from '../../theme/visually-hidden';

export const visuallyHidden = style(rules);
