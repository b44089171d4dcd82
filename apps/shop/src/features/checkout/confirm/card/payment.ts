import type { Acquirer } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { Messages } from '@/lib/texts/areas';

/** What a payment is made with. */
export interface PaymentRequest {
  /** As the API of the vendor takes it; a card's data is encrypted in the vendor's frames. */
  readonly paymentMethod: Record<string, unknown>;
  /** For the bank; null where the shopper goes to its page anyway. */
  readonly browserInfo: Record<string, unknown> | null;
}

/** What came of an action. */
export interface PaymentDetails {
  readonly redirectResult?: string;
  readonly threeDSResult?: string;
}

/** Card, iDEAL and Bancontact, by the vendor's names. */
export type Method = 'scheme' | 'ideal' | 'bcmc';

/** Everything that a payment is started with. */
export interface PaymentStart {
  readonly acquirer: Acquirer;
  readonly locale: Locale;
  /** Of the shopper, two letters. */
  readonly country: string;
  readonly amount: { readonly cents: number; readonly currency: string };
  /** What the vendor says can be paid with, as it came. */
  readonly paymentMethods: Readonly<Record<string, unknown>>;
  readonly texts: CardTexts;
}

export type CardTexts = Messages<'checkout'>['card'];

/** The fields of a card that are frames, in the order of the page. */
export const SECURED_FIELDS = ['encryptedCardNumber', 'encryptedExpiryDate', 'encryptedSecurityCode'] as const;
export type SecuredFieldName = (typeof SECURED_FIELDS)[number];

/** What the fields of a card are like now. */
export interface CardState {
  /** What is wrong, in the reader's language; a field without a problem is missing. */
  readonly problems: Readonly<Partial<Record<SecuredFieldName, string>>>;
  /** Fields that are filled in rightly. */
  readonly valid: ReadonlySet<SecuredFieldName>;
  readonly focused: SecuredFieldName | null;
  /** By the vendor's name; empty while nobody knows. */
  readonly brand: string;
  /** Both brands of a card that has two: the shopper may choose. */
  readonly brandChoice: readonly string[];
}
