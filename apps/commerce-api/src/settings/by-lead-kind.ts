import { z } from 'zod';
import { LEAD_KINDS, type LeadKind } from '../domain/contact/lead';

/** A setting of one value for each of some kinds of requests: `quote=<value>,complaint=<value>`. */
export function byLeadKind<Value>(schema: z.ZodType<Value>, example: string) {
  return z
    .string()
    .default('')
    .transform((setting, context): Readonly<Partial<Record<LeadKind, Value>>> => {
      const entries = setting.split(',').filter(Boolean);
      const values = entries.flatMap((entry) => {
        const [kind, text] = entry.split('=').map((part) => part.trim());
        const known = LEAD_KINDS.find((each) => each === kind);
        const value = schema.safeParse(text);
        return known && value.success ? [[known, value.data] as const] : [];
      });
      if (values.length === entries.length) return Object.fromEntries(values) as Partial<Record<LeadKind, Value>>;
      const message = `Write it as kind=${example}, separated by commas, with the kinds ${LEAD_KINDS.join(', ')}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}
