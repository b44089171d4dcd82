import { z } from 'zod';
import { areaSettings, onOff, onOffOrUnset } from './area-settings';

/** The range, and what the catalogue may say of its goods. */
export const catalogueSettings = areaSettings(
  {
    /** Whether an empty database is filled with the sample range; unset: unless `SHOP_URL` is public. */
    SAMPLE: onOffOrUnset(),
    /** Thousands of templates in the sample that fills an empty database, for measuring; unset: the true range. */
    SAMPLE_THOUSANDS: z.coerce.number().positive().max(100).optional(),
    /** Code of the merchant's chain-of-custody certificate; unset: no product is called certified by this scheme. */
    CERTIFICATE_FSC: z.string().optional(),
    CERTIFICATE_PEFC: z.string().optional(),
    /** Whether shoppers see the references of due diligence statements. */
    DUE_DILIGENCE_REFERENCES: onOff('off'),
  },
  (variables, { isPublic }) => ({
    // Nobody must find goods in a merchant's shop that he does not have.
    isSampleWanted: variables.SAMPLE ?? !isPublic,
    sampleThousands: variables.SAMPLE_THOUSANDS,
    certificates: {
      ...(variables.CERTIFICATE_FSC ? { FSC: variables.CERTIFICATE_FSC } : {}),
      ...(variables.CERTIFICATE_PEFC ? { PEFC: variables.CERTIFICATE_PEFC } : {}),
    },
    showsDueDiligence: variables.DUE_DILIGENCE_REFERENCES,
  }),
);
