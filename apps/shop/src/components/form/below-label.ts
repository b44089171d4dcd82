import { vars } from '@geven/ui/theme';

/** Room above a button beside a field, as high as the label above that: both begin at one line. */
export const BELOW_LABEL = `calc(${vars.type.caption.size} * 1.38 + ${vars.space.x1})`;
