import { todayInBerlin } from '@geven/timber';

/** The yard's date. Pages that show it carry the tag `day`. */
export const today = (): string => todayInBerlin(new Date());
