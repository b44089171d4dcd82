import { z } from 'zod';

/** Digits alone are not encrypted. */
const encrypted = z.string().max(2000).regex(/\D/);
const card = {
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  encryptedSecurityCode: encrypted.optional(),
  holderName: z.string().max(100).optional(),
  brand: z.string().max(40).optional(),
};

/**
 * What a browser may hand over to pay with. Anything else is left behind, a card's number in plain digits above all: it
 * must not pass through here.
 */
export const paymentMethod = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scheme'), ...card }),
  z.object({ type: z.literal('ideal') }),
  z.object({ type: z.literal('bcmc'), ...z.object(card).partial().shape }),
]);
