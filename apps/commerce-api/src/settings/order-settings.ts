import { z } from 'zod';
import { areaSettings } from './area-settings';

/** How orders are numbered. */
export const orderSettings = areaSettings(
  { ORDER_NUMBER_PREFIX: z.string().max(8).default('S') },
  ({ ORDER_NUMBER_PREFIX }) => ({ numberPrefix: ORDER_NUMBER_PREFIX }),
);
