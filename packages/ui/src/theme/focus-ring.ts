import { vars } from './contract.css';

/** The one focus mark of the kit: a ring outside the edge. */
export const focusRing = {
  outline: `${vars.focus.ring} solid ${vars.color.accent}`,
  outlineOffset: vars.focus.offset,
};
