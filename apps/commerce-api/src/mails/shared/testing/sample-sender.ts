import type { Locale } from '@geven/timber';
import type { LegalText } from '../../../ports/legal-texts';
import type { OrderLinks } from '../../../ports/order-links';
import { customersOrder, type OrderAddress } from '../order-address';
import type { Sender } from '../sender';

/** Who sells and sends in tests and stories. */
export const SENDER: Sender = {
  yard: 'Musterweg 1, D-47574 Goch',
  brand: 'Geven',
  deskOf: (kind) => (kind === 'complaint' ? 'service@geven.example' : 'desk@geven.example'),
  origins: { nl: 'https://shop.example', en: 'https://en.shop.example', de: 'https://de.shop.example' },
  bank: {
    accountHolder: 'Geven Holz GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bankName: 'Bank',
  },
  seller: {
    name: 'Geven Holz GmbH',
    address: 'Musterweg 1, D-47574 Goch',
    email: 'shop@geven.example',
    phone: '+49 2823 000000',
    register: 'Amtsgericht Kleve, HRB 00000',
    vat: 'DE000000000',
  },
};

/** Legal texts in tests and stories. */
export const LEGAL_TEXTS: readonly LegalText[] = [
  { name: 'terms', content: 'Terms\n\nBy Geven Holz GmbH.\n', hash: 'a1' },
  { name: 'withdrawal', content: 'Right of withdrawal\n\nWithin 14 days.\n', hash: 'b2' },
];

/** Links of orders in tests and stories: everybody is a guest. */
export const ORDER_LINKS: Pick<OrderLinks, 'issue'> = { issue: async () => 'a-token-that-opens-one-order' };

/** Where a customer finds the sample order. */
export const sampleOrderAddress = (locale: Locale): OrderAddress => customersOrder({ orderId: 42, locale }, SENDER);
