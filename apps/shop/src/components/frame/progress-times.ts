/** A navigation that is done sooner shows no bar (CN-10). */
export const THROTTLE_MS = 200;
/** Time in which the bar grows. */
export const DURATION_MS = 5000;
/** Time in which it fades after the end. */
export const FADE_MS = 500;
