/** Height of the notice about consent while it is shown at the foot of the window: what else is stuck there is above it. */
export const CONSENT_ROOM = 'var(--consent-room, 0px)';

/** How bars at the foot of the window are positioned: phones have no room for them beside the notice. */
export const BAR_POSITION = 'var(--consent-bars, sticky)';
