import { HARDWOODS } from './hardwoods.ts';
import { SOFTWOODS } from './softwoods.ts';

/** Appearance by species slug; a colour variant of treated wood has its own entry after a colon. */
export const APPEARANCE = { ...HARDWOODS, ...SOFTWOODS } as const;

/** Key of {@link APPEARANCE}. */
export type AppearanceKey = keyof typeof APPEARANCE;
