/** A moment as commands show it, to the minute: `2026-11-25 07:30 UTC`. */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
