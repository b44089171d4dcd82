import type { LegalText } from '../../../ports/legal-texts';
import type { Sender } from '../sender';

/** Who sells and sends in tests and stories. */
export const SENDER: Sender = {
  brand: 'Geven',
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
