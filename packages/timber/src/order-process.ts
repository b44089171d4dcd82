/** A step that an order goes through; `freight` is agreeing upon what delivery costs. */
export type ProcessStep = 'freight' | 'payment' | 'collect' | 'planing' | 'bundling' | 'delivery' | 'pickup';

/** What says whether a line is planed for its order. */
export interface PlanedInput {
  hasWithdrawalRight: boolean;
  finishes: readonly unknown[];
}

export interface OrderProcessInput {
  lines: readonly PlanedInput[];
  isPaid: boolean;
  /** What delivery costs is not agreed upon yet. */
  isFreightOpen: boolean;
  isPickedUp: boolean;
}

/** What cannot be withdrawn from without having been finished is planed for each order. */
export function isPlanedToOrder({ hasWithdrawalRight, finishes }: PlanedInput): boolean {
  return !hasWithdrawalRight && finishes.length === 0;
}

/** What happens to an order, from what it waits for now to its delivery: page and mail tell the same. */
export function orderProcess({ lines, isPaid, isFreightOpen, isPickedUp }: OrderProcessInput): readonly ProcessStep[] {
  const waitsFor: ProcessStep[] = isFreightOpen ? ['freight'] : isPaid ? [] : ['payment'];
  const planing: ProcessStep[] = lines.some(isPlanedToOrder) ? ['planing'] : [];
  return [...waitsFor, 'collect', ...planing, 'bundling', isPickedUp ? 'pickup' : 'delivery'];
}
