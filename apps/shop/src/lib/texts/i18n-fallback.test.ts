import { expect, it, vi } from 'vitest';
import { getMessages, getTexts } from './i18n';
import { createTranslate } from './translate';

// The files themselves never lack a text: here two of them do.
const { withoutCart } = vi.hoisted(() => ({
  withoutCart: async (importFile: () => Promise<unknown>) => {
    const file = (await importFile()) as { default: object };
    return { default: { ...file.default, cart: undefined } };
  },
}));
vi.mock('@messages/nl/common.json', withoutCart);
vi.mock('@messages/en/common.json', withoutCart);

it('a text that is missing shows in German, and no key, on the server and in islands alike (IN-02)', () => {
  expect(getTexts('nl', 'common')('cart')).toBe('Warenkorb');
  expect(getTexts('en', 'common')('cart')).toBe('Warenkorb');
  expect(getTexts('nl', 'common')('close')).toBe('Sluiten');
  expect(createTranslate(getMessages('nl', 'common'), 'nl')('cart')).toBe('Warenkorb');
});

it('a key that no language has shows itself, on the server and in islands alike', () => {
  const key = 'footer.nothing' as 'footer.payment';
  expect(getTexts('nl', 'common')(key)).toBe(key);
  expect(createTranslate(getMessages('nl', 'common'), 'nl')(key)).toBe(key);
});
