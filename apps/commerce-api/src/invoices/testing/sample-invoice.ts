import { draftInvoice, type Issuer } from '../../domain/invoices/draft-invoice';
import type { Invoice } from '../../domain/invoices/invoice';
import { sampleOrder } from '../../testing/sample-order';

/** Who invoices in tests. */
export const ISSUER: Issuer = {
  seller: {
    ...{ name: 'Geven Holz GmbH', address: 'Musterweg 1, D-47574 Goch', email: 'shop@geven.example' },
    ...{ phone: '+49 2823 000000', register: 'Amtsgericht Kleve, HRB 00000', vat: 'DE123456789' },
  },
  bank: {
    ...{ accountHolder: 'Geven Holz GmbH', iban: 'DE02120300000000202051' },
    ...{ bic: 'BYLADEM1001', bankName: 'Musterbank' },
  },
};

/** The invoice of `sampleOrder`, paid by transfer. */
export function sampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  const placed = sampleOrder(changes.locale ?? 'de');
  const notes = [{ kind: 'paid', cents: placed.order.amounts.total, at: new Date('2026-11-30T09:00:00Z') } as const];
  const buyerIds = { leitwegId: null, peppolId: null };
  return {
    ...draftInvoice({ ...ISSUER, placed, notes, buyerIds }),
    ...{ id: 7, orderId: 42, number: 'RE2026-00001', issuedOn: '2026-12-01' },
    ...changes,
  };
}
