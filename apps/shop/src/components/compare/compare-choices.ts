import { createDeviceList } from '@/lib/device/device-list';

/** A product that is chosen to be compared. */
export interface ChosenProduct {
  readonly id: number;
  readonly name: string;
}

/** Side by side, more columns than these can't be read. */
export const MAX_COMPARED = 4;

/** What is chosen on this device. */
export const comparedProducts = createDeviceList({ key: 'compare', max: MAX_COMPARED, isItem: isChosen });

function isChosen(value: unknown): value is ChosenProduct {
  const { id, name } = (value ?? {}) as Partial<ChosenProduct>;
  return Number.isInteger(id) && typeof name === 'string';
}
