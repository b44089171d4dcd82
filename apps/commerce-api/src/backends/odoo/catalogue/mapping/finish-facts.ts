import { z } from 'zod';

const text = z.string().min(1);

/** What Odoo has no field for, by the key of the finish's value. */
export const finishesSchema = z.record(
  text,
  z.strictObject({
    /** Item number of the service product that charges it; unset: it is part of the price. */
    service: text.optional(),
    /** Days beside the delay of the goods. */
    extraDays: z.number().int().nonnegative().default(0),
    /** Longest piece in mm that can be finished so. */
    longest: z.number().int().positive().nullable().default(null),
  }),
);

export type FinishFacts = z.output<typeof finishesSchema>;
