import { expect, it, vi } from 'vitest';
import { getTexts } from './i18n';

// The files themselves never lack a text: here two of them do.
const { withoutCart } = vi.hoisted(() => ({
  withoutCart: async (importFile: () => Promise<unknown>) => {
    const file = (await importFile()) as { default: object };
    return { default: { ...file.default, cart: undefined } };
  },
}));
vi.mock('@messages/nl/common.json', withoutCart);
vi.mock('@messages/en/common.json', withoutCart);

it('shows a text that is missing in German, and no key (IN-02)', () => {
  expect(getTexts('nl', 'common')('cart')).toBe('Warenkorb');
  expect(getTexts('en', 'common')('cart')).toBe('Warenkorb');
  expect(getTexts('nl', 'common')('close')).toBe('Sluiten');
});
