import type { Localized } from '../localized';
import de from './messages/de/hazard-statements.json';
import en from './messages/en/hazard-statements.json';
import nl from './messages/nl/hazard-statements.json';
import { statementsOf } from './statements-of';

export type HazardCode = keyof typeof en;

/** Hazard statements of Regulation (EC) No 1272/2008 (CLP), annexes II and III, word for word. */
export const HAZARD_STATEMENTS: Record<HazardCode, Localized<string>> = statementsOf({ nl, en, de });
