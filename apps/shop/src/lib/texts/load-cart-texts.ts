import type { Locale } from '@geven/timber';
import type { Messages, Texts } from './areas';
import { createTranslate } from './translate';

/** Texts of the cart for a page that does not carry them: the browser loads them when something comes into it. */
export async function loadCartTexts(locale: Locale): Promise<Texts<'cart'>> {
  const [{ unbroken }, cart, units] = await Promise.all([
    import('./unbroken'),
    // By relative paths: a bundler that meets a path with gaps in it does not follow aliases.
    import(`../../../messages/${locale}/cart.json`) as Promise<{ default: Messages<'cart'> }>,
    import(`../../../messages/${locale}/units.json`) as Promise<{ default: Messages<'units'> }>,
  ]);
  return createTranslate(unbroken({ ...cart.default, units: units.default }), locale);
}
