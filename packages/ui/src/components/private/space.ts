import { vars } from '../../theme/contract.css';

/** Distances on the 4 px grid; 0 is none. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** CSS length of a distance. */
export const spaceOf = (space: Space): string => (space === 0 ? '0px' : vars.space[`x${space}`]);
