import type { Accessory, AccessoryGroup } from './accessory';
import { CLEANERS, END_SEALERS, OILS } from './care';
import { CLIPS, SCREWS } from './fasteners';
import { BRACKETS, CORNER_PROFILES } from './fittings';
import { MEMBRANES, PEDESTALS, SPACERS, TAPES } from './substructure';

const GROUPS: readonly AccessoryGroup[] = [
  ...[SCREWS, CLIPS, PEDESTALS, SPACERS, OILS, CLEANERS],
  ...[MEMBRANES, TAPES, BRACKETS, CORNER_PROFILES, END_SEALERS],
];

interface NumberedAccessory {
  group: AccessoryGroup;
  item: Accessory;
  /** Its place in the group, from 1. */
  number: number;
  itemNumber: string;
}

/** Every accessory of the range in the order of its ids. */
export const SAMPLE_ACCESSORIES: readonly NumberedAccessory[] = GROUPS.flatMap((group) =>
  group.items.map((item, index) => ({
    group,
    item,
    number: index + 1,
    itemNumber: `AC-${group.code}-${String(index + 1).padStart(3, '0')}`,
  })),
);
