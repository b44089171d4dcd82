import { z } from 'zod';
import { areaSettings } from './area-settings';
import { byLeadKind } from './by-lead-kind';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who reads what visitors ask, and how long it is kept. */
export const contactSettings = areaSettings(
  {
    /** Unset, `SELLER_EMAIL`. */
    CONTACT_EMAIL: z.email().optional(),
    /** Other readers of some kinds, such as `quote=sales@geven.example,complaint=service@geven.example`. */
    CONTACT_EMAILS: byLeadKind(z.email(), 'address'),
    /** Days after the delivery of a request. */
    CONTACT_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  },
  ({ CONTACT_EMAIL, CONTACT_EMAILS, CONTACT_KEPT_DAYS }) => ({
    email: CONTACT_EMAIL ?? null,
    emails: CONTACT_EMAILS,
    keptMs: CONTACT_KEPT_DAYS * DAY_MS,
  }),
);
