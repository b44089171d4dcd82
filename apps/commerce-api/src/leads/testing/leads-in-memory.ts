import type { Lead } from '../../domain/contact/lead';

/** Requests and their files for who delivers them; a file named `harmful` cannot be had any more. */
export function leadsInMemory() {
  const known = new Map<number, Lead>();
  const delivered: number[] = [];
  return {
    add: (lead: Lead) => void known.set(lead.id, lead),
    delivered,
    leads: {
      byId: async (leadId: number) => known.get(leadId) ?? null,
      noteDelivered: async (leadId: number) => void delivered.push(leadId),
    },
    uploads: {
      read: async (uploadId: string) => (uploadId === 'harmful' ? null : contentOf(uploadId)),
    },
  };
}

async function* contentOf(uploadId: string) {
  yield new TextEncoder().encode('content ');
  yield new TextEncoder().encode(`of ${uploadId}`);
}
