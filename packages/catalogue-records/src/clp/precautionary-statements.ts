import type { Localized } from '../localized';
import de from './messages/de/precautionary-statements.json';
import en from './messages/en/precautionary-statements.json';
import nl from './messages/nl/precautionary-statements.json';
import { statementsOf } from './statements-of';

export type PrecautionCode = keyof typeof en;

/**
 * Precautionary statements of Regulation (EC) No 1272/2008 (CLP), annex IV, word for word; where the regulation leaves a
 * choice or a gap, it is filled for liquids that consumers use outdoors.
 */
export const PRECAUTIONARY_STATEMENTS: Record<PrecautionCode, Localized<string>> = statementsOf({ nl, en, de });
