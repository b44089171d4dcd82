import { describe, expect, it } from 'vitest';
import { messageFile, readMessages } from './messages.ts';

describe('message files', () => {
  it('are found in every workspace, whatever folder they lie in', () => {
    expect(messageFile('apps/shop/messages/nl/cart.json')).toEqual({ name: 'shop/cart', language: 'nl' });
    expect(messageFile('apps/commerce-api/src/mails/order-confirmation/messages/de.json')).toEqual({
      name: 'commerce-api/mails/order-confirmation',
      language: 'de',
    });
    expect(messageFile('packages/timber/messages/en/units.json')).toEqual({
      name: 'timber/units',
      language: 'en',
    });
    expect(messageFile('apps/shop/src/features/messages.ts')).toBeUndefined();
    expect(readMessages().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['shop/cart', 'commerce-api/mails/order-confirmation']),
    );
  });
});
