import { z } from 'zod';
import { overrideRates, RATES } from '../domain/limits/rates';
import { areaSettings } from './area-settings';

/** How often one client, session or recipient may do a thing. */
export const limitSettings = areaSettings(
  {
    /** Other rates than the usual ones, see `overrideRates`. */
    RATE_LIMITS: z.string().default('').transform(toRates),
  },
  ({ RATE_LIMITS }) => ({ rates: RATE_LIMITS }),
);

function toRates(setting: string, context: z.RefinementCtx) {
  const rates = overrideRates(setting);
  if (rates) return rates;
  const message = `Write it as name=times/seconds, with the names ${Object.keys(RATES).join(', ')} or *`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
