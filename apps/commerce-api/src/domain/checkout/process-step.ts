import type { OrderState } from './order-state';

/** How far the yard is with an order that is paid (EN-07), in the order in which it goes on. */
export const PROCESS_STEPS = ['Collect', 'Planing', 'Bundling'] as const;
export type ProcessStep = (typeof PROCESS_STEPS)[number];

/** The step to be shown: an order that is paid begins with the first, one that waits or has left the yard has none. */
export const processStepOf = (state: OrderState, noted: ProcessStep | null): ProcessStep | null =>
  state === 'SalesOrder' ? (noted ?? PROCESS_STEPS[0]) : null;
