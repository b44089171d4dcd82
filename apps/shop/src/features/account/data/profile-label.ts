import type { Messages, Texts } from '@/lib/texts/areas';

/** What a field of the customer's data is called. */
export function profileLabel(field: string, text: Texts<'account'>): string {
  const own = field.slice(field.indexOf('.') + 1);
  if (field === 'company.name') return text('field.companyName');
  if (field === 'billing.email') return text('field.billingEmail');
  return text(`field.${own as keyof Messages<'account'>['field']}`);
}
