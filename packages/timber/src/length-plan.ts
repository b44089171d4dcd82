// A door of its own: pages that only write prices must not load what plans boards.
export type { BoardCuts, JoinedRows } from './length-plan/cutting-list';
export type { BoardLength, Pieces } from './length-plan/pieces';
export { type LengthPlan, planLengths } from './length-plan/plan-lengths';
export { SAW_KERF, SHORTEST_PART } from './length-plan/row-kinds';
