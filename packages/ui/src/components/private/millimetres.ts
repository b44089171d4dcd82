import { vars } from '../../theme/contract.css';

/**
 * Drawings say their millimetres in attributes, 100 to the em, so that they keep their size under a policy that forbids
 * inline styles; the em is set to the scale. A hundred, because browsers may enlarge fonts of a few pixels.
 */
const MILLIMETRES_PER_EM = 100;

/** Font size of a drawing whose attributes are `inEms`: the scale that is around it. */
export const SCALE_AS_EM = `calc(${vars.section.scale} * ${MILLIMETRES_PER_EM}px)`;

/** A size in mm as the value of an attribute of a drawing. */
export const inEms = (millimetres: number): string => `${millimetres / MILLIMETRES_PER_EM}em`;
