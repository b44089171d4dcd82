import type { AskedQuotation, Quotations } from '../../../ports/quotations';
import type { MailSources } from '../../shared/mail-definition';
import { SENDER } from '../../shared/testing/sample-sender';

const ASKED: AskedQuotation = {
  name: 'Eva <Brandt>',
  email: 'eva@brandt.example',
  locale: 'de',
  quotation: {
    ...{ id: 9, name: 'S107320', state: 'Quotation', validUntil: null, untaxed: 739_015 },
    ...{ isOpened: false, isOrderable: true },
    ...{ clientOrderRef: null, projectReference: 'Steg Rheinaue', savedAt: new Date('2026-11-26T09:00:00Z') },
    lines: [
      { variantId: 1, finishIds: [], pieces: 24, name: 'Bangkirai 25 × 145', gross: 8000, price: 6723, surcharges: [] },
    ],
  },
};

/** What the mail is made of in tests and stories: the quotation with the id 9. */
export const askedSources = (): Pick<MailSources, 'quotations' | 'sender'> => ({
  sender: SENDER,
  quotations: { asked: async (id: number) => (id === ASKED.quotation.id ? ASKED : null) } as unknown as Quotations,
});
